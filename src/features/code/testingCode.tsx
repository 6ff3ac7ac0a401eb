import { render, type RenderResult } from '@testing-library/react';
import { startPreferences } from '../../preferences';
import { CodeFrame } from './Code';
import { startCode } from './startCode';

/** What the tests of code on a page have in common. */

let report: ((entries: readonly { target: Element }[]) => void) | null = null;

/** Replaces `ResizeObserver`, which jsdom lacks, and reports each block once it is rendered. */
class FakeResizeObserver {
  constructor(tell: (entries: readonly { target: Element }[]) => void) {
    report = tell;
  }
  observe(target: Element): void {
    report?.([{ target }]);
  }
  unobserve = jest.fn();
}

/** Starts what works on the code of a page, once for all tests of a file. */
export function startPage(): void {
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  window.scrollBy = jest.fn();
  window.matchMedia = () => ({ matches: false, addEventListener: jest.fn() }) as never;
  startPreferences();
  startCode();
}

/** Has the code of a block be wider than the block, and the block have another size. */
export function widen(block: Element): void {
  const pre = block.querySelector('pre') ?? block;
  jest.spyOn(pre, 'scrollWidth', 'get').mockReturnValue(900);
  report?.([{ target: block }]);
}

/** A block of one line. */
export function renderBlock(code = 'const a = 1;'): RenderResult {
  return render(
    <CodeFrame title="app.tsx" language="TSX">
      <pre>
        <code>{code}</code>
      </pre>
    </CodeFrame>,
  );
}

/** Gives the browser a clipboard that answers so. */
export function offerClipboard(writeText: jest.Mock = jest.fn().mockResolvedValue(undefined)) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return writeText;
}
