import { render, type RenderResult } from '@testing-library/react';
import { startPreferences } from '../../preferences';
import { CodeFrame } from './Code';
import { startCode } from './startCode';

let report: ((entries: readonly { target: Element }[]) => void) | null = null;

/** Replaces `ResizeObserver`, which jsdom lacks; reports each block when it is observed. */
class FakeResizeObserver {
  constructor(callback: (entries: readonly { target: Element }[]) => void) {
    report = callback;
  }
  observe(target: Element): void {
    report?.([{ target }]);
  }
  unobserve = jest.fn();
}

/** Starts the page's code scripts, once per test file. */
export function startPage(): void {
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  window.scrollBy = jest.fn();
  window.matchMedia = () => ({ matches: false, addEventListener: jest.fn() }) as never;
  startPreferences();
  startCode();
}

/** Makes a block's code wider than the block, and reports a resize. */
export function widen(block: Element): void {
  const pre = block.querySelector('pre') ?? block;
  jest.spyOn(pre, 'scrollWidth', 'get').mockReturnValue(900);
  report?.([{ target: block }]);
}

/** Renders a one-line block. */
export function renderBlock(code = 'const a = 1;'): RenderResult {
  return render(
    <CodeFrame title="app.tsx">
      <pre>
        <code>{code}</code>
      </pre>
    </CodeFrame>,
  );
}

/** Mocks the clipboard with this `writeText`. */
export function mockClipboard(writeText: jest.Mock = jest.fn().mockResolvedValue(undefined)) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return writeText;
}
