import { act, fireEvent, render, type RenderResult } from '@testing-library/react';
import { codeStylingPreference, codeVariantPreference } from '../../preferences';
import { Demo, startDemos } from '.';
import { mockSource } from './testingRegistry';

/** Fake IntersectionObserver, triggered by {@link scrollNear}. */
class FakeObserver {
  static readonly current = new Set<FakeObserver>();
  readonly observe = (): void => void FakeObserver.current.add(this);
  readonly disconnect = (): void => void FakeObserver.current.delete(this);
  constructor(readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
}

/** Mock of `scrollIntoView`. */
export const scroll = jest.fn();

/** Simulates scrolling near all demos. */
export function scrollNear(): void {
  act(() => {
    FakeObserver.current.forEach(({ notify }) => notify([{ isIntersecting: true }]));
  });
}

/** Starts the demos; call once per test file. */
export function startPage(): void {
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    FontFace: class {
      readonly load = () => Promise.resolve();
    },
    requestIdleCallback: (callback: () => void) => {
      callback();
    },
  });
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
  Element.prototype.scrollIntoView = scroll;
  startDemos(() =>
    Promise.resolve((model, { name, full }) => {
      const block = model.cloneNode() as HTMLElement;
      block.hidden = false;
      block.textContent = `${name}: ${full}`;
      return block;
    }),
  );
}

/** Simulates a frame that has loaded and rendered its demo. */
export function showInFrame(frame: HTMLElement | null): void {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<tp-island><p>Hello from the demo</p></tp-island>';
  Object.defineProperty(frame, 'contentDocument', { value: page });
  fireEvent.load(frame as HTMLElement);
}

/** Each test has its own demo, because loaded sources are kept. */
let page = 0;

/** The id of the current test's demo. */
export function demoId(styling = ''): string {
  return `core/x${page}/${styling}Hello`;
}

/** Resets preferences and mocks. */
export function resetPage(): void {
  page += 1;
  codeStylingPreference.set('system');
  codeVariantPreference.set('TS');
  mockSource();
  scroll.mockClear();
}

/** Renders the current test's demo. */
export function renderDemo(
  props: {
    id?: string;
    framed?: boolean;
    height?: number;
    open?: boolean;
    isPartial?: boolean;
    stylings?: string;
    poster?: string;
    hasServer?: boolean;
  } = {},
): RenderResult {
  return render(
    <Demo id={demoId()} title="A greeting" isPartial {...props}>
      <div data-sample="TypeScript" data-shown-for="system-TS tailwind-TS css-TS">
        <pre>the lines that matter</pre>
      </div>
      <div data-sample="JavaScript" data-shown-for="system-JS tailwind-JS css-JS">
        <pre>those lines, untyped</pre>
      </div>
    </Demo>,
  );
}
