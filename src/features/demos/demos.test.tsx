import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startIslands } from '../../islands';
import { codeStylingPreference, codeVariantPreference } from '../../preferences';
import { Demo } from './Demo';
import {
  demoId,
  renderDemo,
  resetPage,
  scroll,
  scrollNear,
  showInFrame,
  startPage,
} from './testing';

jest.mock(
  '@generated/demos/default/registry',
  () => jest.requireActual<typeof import('./testingRegistry')>('./testingRegistry').registry,
  { virtual: true },
);

beforeAll(() => {
  startPage();
  startIslands({
    loaders: { demo: () => import('./demoIsland').then(({ mount }) => mount) },
    onMissing: jest.fn(),
  });
});

beforeEach(resetPage);

const frame = () => screen.getByTitle('A greeting');
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('a framed demo', () => {
  it('reserves its space, and loads its document near the viewport', () => {
    renderDemo({ framed: true, height: 420 });
    expect(screen.queryByTitle('A greeting')).not.toBeInTheDocument();
    expect(screen.getByRole('figure').querySelector('[style*="420px"]')).toBeVisible();
    scrollNear();
    expect(frame()).toHaveAttribute('src', `/toolpad/demo/?demo=${demoId()}`);
  });

  it('shows a decorative picture for each color mode until it runs', () => {
    renderDemo({ framed: true });
    const pictures = [...screen.getByRole('figure').querySelectorAll('picture img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      `/toolpad/img/demos/${demoId()}-light.avif`,
      `/toolpad/img/demos/${demoId()}-dark.avif`,
    ]);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
  });

  it('is hidden until its document has loaded', () => {
    renderDemo({ framed: true });
    scrollNear();
    expect(frame()).toHaveClass('loading');
    showInFrame(frame());
    expect(frame()).not.toHaveClass('loading');
  });

  it('restarts on reset, and confirms it', async () => {
    jest.useFakeTimers();
    renderDemo({ framed: true });
    scrollNear();
    const before = frame();
    press('Reset');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(frame()).not.toBe(before);
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1200));
    expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
    jest.useRealTimers();
  });

  it('does not load after it is unmounted', () => {
    const { unmount } = renderDemo({ framed: true });
    unmount();
    scrollNear();
    expect(screen.queryByTitle('A greeting')).not.toBeInTheDocument();
  });
});

describe('the code of a demo', () => {
  const code = () => screen.getByText('the lines that matter').closest('tp-demo-code');

  it('can be shown and hidden', () => {
    renderDemo();
    expect(code()).toHaveAttribute('hidden');
    press('Show code');
    expect(code()).not.toHaveAttribute('hidden');
    expect(screen.getByRole('button', { name: 'Hide code' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    press('Hide code');
    expect(code()).toHaveAttribute('hidden', 'until-found');
  });

  it('is shown when find-in-page finds a match in it', () => {
    renderDemo();
    fireEvent(code() as Element, new Event('beforematch'));
    expect(code()).not.toHaveAttribute('hidden');
    expect(screen.getByRole('button', { name: 'Hide code' })).toBeVisible();
  });

  it('is always visible with `open`, without a button', () => {
    renderDemo({ open: true });
    expect(code()).not.toHaveAttribute('hidden');
    expect(screen.queryByRole('button', { name: 'Show code' })).toBeNull();
  });
});

describe('an inline demo', () => {
  it('runs near the viewport, and restarts on reset', async () => {
    renderDemo({ id: 'core/x/Hello' });
    expect(screen.queryByText('Hello from the demo')).not.toBeInTheDocument();
    scrollNear();
    const before = await screen.findByText('Hello from the demo');
    press('Reset');
    await waitFor(() => expect(screen.getByText('Hello from the demo')).not.toBe(before));
  });

  it.each([
    ['core/x/Broken', 'This demo stopped: no data'],
    ['core/x/Missing', 'This demo stopped: There is no demo "core/x/Missing"'],
    ['constructor', 'This demo stopped: There is no demo "constructor"'],
  ])('shows its error in its place: %s', async (id, text) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <>
        <p>The page</p>
        <Demo id={id} title="Broken" />
      </>,
    );
    scrollNear();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('The page')).toBeVisible();
    consoleError.mockRestore();
  });
});

describe('spec 3.3: a demo in several stylings', () => {
  it('runs the chosen one, and follows changes', () => {
    codeStylingPreference.set('tailwind');
    renderDemo({ framed: true, stylings: 'system tailwind' });
    scrollNear();
    expect(frame()).toHaveAttribute('src', `/toolpad/demo/?demo=${demoId('tailwind/')}`);
    codeStylingPreference.set('system');
    expect(frame()).toHaveAttribute('src', `/toolpad/demo/?demo=${demoId()}`);
  });

  it('keeps running MUI System if the chosen one does not exist', () => {
    renderDemo({ framed: true, stylings: 'system tailwind' });
    scrollNear();
    const before = frame();
    codeStylingPreference.set('css');
    expect(frame()).toBe(before);
  });

  it('links to the visible version', async () => {
    codeStylingPreference.set('tailwind');
    codeVariantPreference.set('JS');
    renderDemo({ framed: true, stylings: 'system tailwind' });
    const link = screen.getByRole('link', { name: 'Link' });
    await userEvent.hover(link);
    expect(link).toHaveAttribute('href', '#tailwind-Hello.js');
    expect(screen.getByRole('link', { name: 'A new tab' })).toHaveAttribute(
      'href',
      `/toolpad/demo/?demo=${demoId('tailwind/')}`,
    );
  });
});

describe('spec 3.3: a demo’s address', () => {
  const open = (hash: string) => {
    window.history.replaceState(null, '', `/toolpad/${hash}`);
  };

  afterEach(() => open(''));

  it.each(['#Hello.tsx', '#Hello.js', '#tailwind-Hello.tsx', '#css-Hello.js', '#system-Hello.tsx'])(
    '%s scrolls to the demo',
    (hash) => {
      open(hash);
      renderDemo();
      expect(scroll).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['#HelloWorld.tsx', '#other', '#%E0%A4%A', ''])('%s does not scroll', (hash) => {
    open(hash);
    renderDemo();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('scrolls to the demo when it is followed on the page, even twice', async () => {
    render(<a href="#Hello.js">the demo</a>);
    renderDemo();
    open('#Hello.js');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(scroll).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('the demo'));
    expect(scroll).toHaveBeenCalledTimes(2);
  });
});
