import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeStylingPreference, codeVariantPreference } from '../preferences';
import { Demo } from '.';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { loadDemo } from './registry';
import { announceMode } from './toolpadMode';

const Hello = () => <p>Hello from the demo</p>;

const Styled = () => <p>Hello in Tailwind</p>;

/** How often the whole source has been asked for. */
const loadSource = jest.fn();

jest.mock(
  '@generated/demos/default/registry',
  () => ({
    demos: {
      'core/x/Hello': () => Promise.resolve({ default: Hello }),
      'core/x/tailwind/Hello': () => Promise.resolve({ default: Styled }),
    },
    sources: Object.fromEntries(
      (['system', 'tailwind'] as const).map((styling) => [
        styling === 'system' ? 'core/x/Hello' : 'core/x/tailwind/Hello',
        () => {
          loadSource(styling);
          return Promise.resolve({
            default: (['TS', 'JS'] as const).map((variant) => ({
              name: `Hello.${variant === 'TS' ? 'tsx' : 'js'}`,
              language: variant === 'TS' ? 'tsx' : 'jsx',
              styling,
              variant,
              full: `the whole file, ${styling}, ${variant}`,
            })),
          });
        },
      ]),
    ),
  }),
  { virtual: true },
);

/** Stands for the browser's observer: the test says when an element comes near the screen. */
class FakeObserver {
  static current: FakeObserver | null = null;
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
  constructor(readonly notify: (entries: { isIntersecting: boolean }[]) => void) {
    FakeObserver.current = this;
  }
}

function scrollNear(): void {
  act(() => {
    FakeObserver.current?.notify([{ isIntersecting: true }]);
  });
}

beforeEach(() => {
  codeStylingPreference.set('system');
  codeVariantPreference.set('TS');
  loadSource.mockClear();
  FakeObserver.current = null;
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

function renderDemo(
  props: { framed?: boolean; height?: number; isPartial?: boolean; stylings?: string } = {},
) {
  return render(
    <Demo id="core/x/Hello" title="A greeting" isPartial {...props}>
      <pre>the lines that matter</pre>
    </Demo>,
  );
}

describe('a framed demo', () => {
  it('keeps its place, and loads its document when it comes near the screen', () => {
    renderDemo({ framed: true, height: 420 });
    const frame = screen.getByTitle('A greeting');
    expect(frame).toHaveAttribute('height', '420');
    expect(frame).not.toHaveAttribute('src');
    scrollNear();
    expect(frame).toHaveAttribute('src', '/toolpad/demo/?demo=core/x/Hello');
    expect(FakeObserver.current?.disconnect).toHaveBeenCalled();
  });
});

describe('an inline demo', () => {
  it('runs when it comes near the screen', async () => {
    renderDemo();
    expect(screen.queryByText('Hello from the demo')).not.toBeInTheDocument();
    scrollNear();
    expect(await screen.findByText('Hello from the demo')).toBeInTheDocument();
  });
});

describe('spec 3.3: a demo in several stylings', () => {
  it('runs the one that the reader chose', async () => {
    renderDemo({ stylings: 'system tailwind' });
    scrollNear();
    expect(await screen.findByText('Hello from the demo')).toBeInTheDocument();
    await act(async () => {
      codeStylingPreference.set('tailwind');
      await Promise.resolve();
    });
    expect(await screen.findByText('Hello in Tailwind')).toBeInTheDocument();
  });

  it('runs the system’s where the chosen one does not exist', async () => {
    codeStylingPreference.set('css');
    renderDemo({ stylings: 'system tailwind' });
    scrollNear();
    expect(await screen.findByText('Hello from the demo')).toBeInTheDocument();
  });

  it('links to the version that is shown', () => {
    codeStylingPreference.set('tailwind');
    codeVariantPreference.set('JS');
    renderDemo({ stylings: 'system tailwind' });
    expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute(
      'href',
      '#tailwind-Hello.js',
    );
  });
});

describe('spec 3.3: a demo’s address', () => {
  const scroll = jest.fn();

  beforeEach(() => {
    Element.prototype.scrollIntoView = scroll;
    scroll.mockClear();
  });

  afterEach(() => {
    window.location.hash = '';
  });

  it.each(['#Hello.tsx', '#Hello.js', '#tailwind-Hello.tsx', '#css-Hello.js', '#system-Hello.tsx'])(
    '%s scrolls to the demo',
    (hash) => {
      window.location.hash = hash;
      renderDemo();
      expect(scroll).toHaveBeenCalled();
    },
  );

  it.each(['#HelloWorld.tsx', '#other', '#%E0%A4%A', ''])('%s does not', (hash) => {
    window.location.hash = hash;
    renderDemo();
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('a demo’s source', () => {
  it('shows the interesting lines first, and loads the rest on demand', async () => {
    const user = userEvent.setup();
    renderDemo();
    expect(screen.getByText('the lines that matter')).toBeVisible();
    expect(loadSource).not.toHaveBeenCalled();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Show full source' }));
      await Promise.resolve();
    });
    expect(await screen.findByText('the whole file, system, TS')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show main lines' }));
    expect(screen.getByText('the lines that matter')).toBeVisible();
    expect(screen.queryByText('the whole file, system, TS')).not.toBeInTheDocument();
    expect(loadSource).toHaveBeenCalledTimes(1);
  });

  it('is whole where no lines are marked', () => {
    renderDemo({ isPartial: false });
    expect(screen.queryByRole('button', { name: 'Show full source' })).not.toBeInTheDocument();
  });

  it('has its address as the anchor of the demo', () => {
    renderDemo();
    expect(screen.getByRole('figure', { name: 'A greeting' })).toHaveAttribute('id', 'Hello.tsx');
  });
});

describe('spec 3.4: the copy action of a demo’s toolbar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('copies the whole source, and says so for 1.2 s', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderDemo();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    // The source is loaded first; no time passes meanwhile.
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('the whole file, system, TS');
    act(() => jest.advanceTimersByTime(1100));
    await user.click(screen.getByRole('button', { name: 'Copied' }));
    act(() => jest.advanceTimersByTime(1100));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });
});

describe('a demo that goes wrong', () => {
  it('says so in its own place', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('no data');
    };
    render(
      <>
        <p>The page</p>
        <DemoErrorBoundary>
          <Broken />
        </DemoErrorBoundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This demo stopped: no data');
    expect(screen.getByText('The page')).toBeInTheDocument();
    silence.mockRestore();
  });

  it.each(['core/x/Missing', 'constructor', '__proto__', ''])(
    'is named when %j is asked for',
    (id) => expect(loadDemo(id)).rejects.toThrow(`There is no demo "${id}"`),
  );
});

it('spec 2.2: a Toolpad Core app in a demo hears of the page’s mode', () => {
  const heard = jest.fn();
  window.addEventListener('storage', heard);
  announceMode('dark');
  window.removeEventListener('storage', heard);
  expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ key: 'toolpad-mode', newValue: 'dark' }),
  );
});
