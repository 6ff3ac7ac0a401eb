import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Demo, DemoPreview, DemoSource } from '.';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { loadDemo } from './registry';
import { announceMode } from './toolpadMode';

const Hello = () => <p>Hello from the demo</p>;

jest.mock(
  '@generated/demos/default/registry',
  () => ({ demos: { 'core/x/Hello': () => Promise.resolve({ default: Hello }) } }),
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
  FakeObserver.current = null;
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

function renderDemo(props: { framed?: boolean; height?: number } = {}) {
  return render(
    <Demo id="core/x/Hello" title="A greeting" {...props}>
      <DemoPreview>
        <pre>the lines that matter</pre>
      </DemoPreview>
      <DemoSource>
        <pre>the whole file</pre>
      </DemoSource>
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

describe('a demo’s source', () => {
  it('shows the interesting lines first and the rest on demand', async () => {
    const user = userEvent.setup();
    renderDemo();
    expect(screen.getByText('the lines that matter')).toBeVisible();
    expect(screen.getByText('the whole file')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show full source' }));
    expect(screen.getByText('the lines that matter')).not.toBeVisible();
    expect(screen.getByText('the whole file')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show main lines' }));
    expect(screen.getByText('the whole file')).not.toBeVisible();
  });

  it('is whole where no lines are marked', () => {
    render(
      <Demo id="core/x/Hello" title="A greeting">
        <DemoSource>
          <pre>the whole file</pre>
        </DemoSource>
      </Demo>,
    );
    expect(screen.getByText('the whole file')).toBeInTheDocument();
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
    expect(await navigator.clipboard.readText()).toBe('the whole file');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
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
