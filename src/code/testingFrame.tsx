import { render, type RenderResult } from '@testing-library/react';
import { CodeFrame } from './CodeFrame';

/** What the tests of a block's frame have in common. */

let reportSize: () => void = () => undefined;

class FakeResizeObserver {
  constructor(report: () => void) {
    reportSize = report;
  }
  observe(): void {
    reportSize();
  }
  disconnect(): void {
    reportSize = () => undefined;
  }
}

/** Replaces `ResizeObserver`, which jsdom lacks. Returns what says that the block has another size. */
export function mockSizes(): () => void {
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  return () => {
    reportSize();
  };
}

/** A block of one line. */
export function renderBlock(): RenderResult {
  return render(
    <CodeFrame title="app.tsx" language="TSX">
      <pre>
        <code>const a = 1;</code>
      </pre>
    </CodeFrame>,
  );
}
