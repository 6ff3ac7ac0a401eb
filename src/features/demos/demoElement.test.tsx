import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { codeStylingPreference, codeVariantPreference } from '../../preferences';
import { Demo } from './Demo';
import { demoId, renderDemo, resetPage, scroll, showInFrame, startPage } from './testing';
import { headers, loadSource } from './testingRegistry';

jest.mock(
  '@generated/demos/default/sources',
  () => jest.requireActual<typeof import('./testingRegistry')>('./testingRegistry').sources,
  { virtual: true },
);

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Calls the demo's intersection callback. */
let report: Report;

const mockOpen = jest.fn();

jest.mock('./sandbox', () => ({ openInSandbox: mockOpen }));

beforeAll(() => {
  startPage();
  Object.assign(window, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = () => {
        report = () => undefined;
      };
      constructor(callback: Report) {
        report = callback;
      }
    },
  });
});

beforeEach(() => {
  resetPage();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const frame = () => screen.queryByTitle('A greeting');
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a framed demo', () => {
  it('does not load while it is far from the viewport', () => {
    renderDemo({ framed: true });
    report([{ isIntersecting: false }]);
    expect(frame()).not.toBeInTheDocument();
    report([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(frame()).toBeInTheDocument();
  });

  it('is not loaded again when it re-enters the viewport', () => {
    renderDemo({ framed: true });
    report([{ isIntersecting: true }]);
    const before = frame();
    report([{ isIntersecting: true }]);
    expect(frame()).toBe(before);
  });

  it('removes its picture when it runs, but no other button inside it', () => {
    renderDemo({ framed: true });
    report([{ isIntersecting: true }]);
    // Like a button in an edited demo's error box.
    const button = document.createElement('button');
    document
      .querySelector('[data-frame]')
      ?.appendChild(document.createElement('div'))
      .append(button);
    showInFrame(frame());
    expect(button).toBeInTheDocument();
  });

  it('runs when it is reset, even if it is far from the viewport', async () => {
    renderDemo({ framed: true });
    press('Reset');
    await waitFor(() => expect(frame()).toBeInTheDocument());
    expect(frame()).toHaveAttribute('src', `/toolpad/demo/?demo=${demoId()}`);
  });

  it('does not load early when the reader picks another styling', () => {
    renderDemo({ framed: true, stylings: 'system tailwind' });
    codeStylingPreference.set('tailwind');
    expect(frame()).not.toBeInTheDocument();
  });
});

describe('a demo that asks a server', () => {
  const choose = async (answer: string) => {
    const select = screen.getByRole('combobox', { name: 'Server' });
    fireEvent.focusIn(select);
    fireEvent.change(select, { target: { value: answer } });
    expect(await screen.findByText(/The next request meets it/)).toBeInTheDocument();
  };

  it('tells the running demo how to answer, and that the next request meets it', async () => {
    renderDemo({ framed: true, hasServer: true });
    report([{ isIntersecting: true }]);
    const post = jest.spyOn((frame() as HTMLIFrameElement).contentWindow as Window, 'postMessage');
    await choose('500');
    expect(post.mock.lastCall?.[0]).toEqual({ server: '500' });
    await choose('slow');
    expect(post.mock.lastCall?.[0]).toEqual({ server: 'slow' });
  });

  it('starts with it when it is reset, and in a tab of its own', async () => {
    renderDemo({ framed: true, hasServer: true });
    await choose('silent');
    press('Reset');
    const address = `/toolpad/demo/?demo=${demoId()}&server=silent`;
    await waitFor(() => expect(frame()).toHaveAttribute('src', address));
    const link = screen.getByText('A new tab');
    fireEvent.pointerOver(link);
    expect(link).toHaveAttribute('href', address);
  });

  it('has no such choice if it asks none', () => {
    renderDemo({ framed: true });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('a demo that starts on interaction', () => {
  const poster = 'home';
  const picture = () => screen.queryByRole('button', { name: 'Run: A greeting' });

  it('does not start by itself in the viewport', async () => {
    renderDemo({ framed: true, poster });
    await wait(5000);
    expect(frame()).not.toBeInTheDocument();
    expect(picture()).toBeVisible();
  });

  it.each(['pointerEnter', 'click'] as const)(
    'starts on %s, and keeps its picture until it has rendered',
    (event) => {
      renderDemo({ framed: true, poster });
      fireEvent[event](picture()?.parentElement as Element);
      expect(frame()).toHaveAttribute('src', `/toolpad/demo/?demo=${demoId()}`);
      expect(picture()).toBeInTheDocument();
      showInFrame(frame());
      expect(picture()).not.toBeInTheDocument();
    },
  );

  it('moves focus to the running demo', () => {
    renderDemo({ framed: true, poster });
    act(() => picture()?.focus());
    fireEvent.click(picture() as Element);
    showInFrame(frame());
    expect(frame()).toHaveFocus();
  });

  it('keeps its picture and reports an error if the response is not a demo’s document; a click retries', () => {
    renderDemo({ framed: true, poster });
    fireEvent.click(picture() as Element);
    fireEvent.load(frame() as Element);
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByText(/The demo could not be opened/)).toBeVisible();
    fireEvent.click(picture() as Element);
    showInFrame(frame());
    expect(frame()).toBeVisible();
    expect(picture()).not.toBeInTheDocument();
  });

  it('is not loaded twice', () => {
    renderDemo({ framed: true, poster });
    fireEvent.click(picture() as Element);
    const before = frame();
    fireEvent.click(picture() as Element);
    expect(frame()).toBe(before);
  });
});

describe('the link to a demo in its own tab', () => {
  const link = () => screen.getByRole('link', { name: 'A new tab' });

  it('opens the chosen version, even without prior hover or focus', () => {
    renderDemo({ framed: true, stylings: 'system tailwind' });
    codeStylingPreference.set('tailwind');
    const isLeftToBrowser = fireEvent.click(link());
    expect(isLeftToBrowser).toBe(true);
    expect(link()).toHaveAttribute('href', `/toolpad/demo/?demo=${demoId('tailwind/')}`);
  });

  it('neither loads the source nor scrolls the page', async () => {
    renderDemo();
    fireEvent.click(link());
    await wait(2000);
    expect(loadSource).not.toHaveBeenCalled();
    expect(scroll).not.toHaveBeenCalled();
    expect(link()).toHaveTextContent('A new tab');
  });

  it('clears the toolbar’s previous message', async () => {
    loadSource.mockRejectedValue(new Error('offline'));
    renderDemo();
    press('Show code');
    press('Show full source');
    await wait(0);
    expect(screen.getByText(/The source could not be loaded/)).toBeVisible();
    fireEvent.click(link());
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});

describe('a demo in a fold', () => {
  it('spec 3.3: is opened by its URL, whatever its language', () => {
    const { container } = renderDemo();
    const fold = document.createElement('details');
    container.before(fold);
    window.location.hash = '#Hello.js';
    fold.append(container);
    expect(fold).toHaveAttribute('open');
    expect(scroll).toHaveBeenCalled();
    fold.before(container);
    fold.remove();
    window.history.replaceState(null, '', window.location.pathname);
  });
});

describe('the source of a demo', () => {
  it('reports a failed copy if the chosen language is missing', async () => {
    const writeText = jest.fn();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    loadSource.mockResolvedValueOnce({ ok: true, headers, json: () => [] });
    renderDemo();
    press('Copy');
    await wait(0);
    expect(screen.getByRole('button', { name: 'Could not load' })).toBeVisible();
    expect(writeText).not.toHaveBeenCalled();
    await wait(1200);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('is not opened in a sandbox if the chosen language is missing', async () => {
    loadSource.mockResolvedValueOnce({ ok: true, headers, json: () => [] });
    renderDemo();
    press('CodeSandbox');
    await wait(0);
    expect(screen.getByText(/could not be opened/)).toBeVisible();
    expect(mockOpen).not.toHaveBeenCalled();
  });

  it('replaces a version’s highlights with all of its files', async () => {
    const file = { language: 'tsx', styling: 'system', variant: 'TS', words: '' };
    loadSource.mockResolvedValueOnce({
      ok: true,
      headers,
      json: () => [
        { ...file, name: 'Hello.tsx', full: 'the component' },
        { ...file, name: 'Hello.css', full: 'its styles' },
        { ...file, name: 'Hello.js', variant: 'JS', full: 'the component, untyped' },
      ],
    });
    const { container } = render(
      <Demo id={demoId()} title="A greeting" isPartial>
        <div data-sample="TypeScript" data-shown-for="system-TS">
          <pre>the lines that matter</pre>
          <pre>the styles that matter</pre>
        </div>
      </Demo>,
    );
    press('Show code');
    press('Show full source');
    await wait(0);
    const shown = [...container.querySelectorAll<HTMLElement>('pre:not([hidden])')];
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Hello.tsx: the component',
      'Hello.css: its styles',
    ]);
  });
});

it('an unmounted demo ignores preference changes', () => {
  const { unmount } = renderDemo({ framed: true, stylings: 'system tailwind' });
  report([{ isIntersecting: true }]);
  const removedFrame = frame();
  unmount();
  codeStylingPreference.set('tailwind');
  codeVariantPreference.set('JS');
  expect(removedFrame).toHaveAttribute('src', `/toolpad/demo/?demo=${demoId()}`);
});
