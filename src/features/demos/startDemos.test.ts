import { fireEvent } from '@testing-library/react';
import { DemoElement } from './demoElement';
import { startDemos } from './startDemos';

const use = jest.spyOn(DemoElement.prototype, 'use').mockImplementation();
const prepare = jest.spyOn(DemoElement.prototype, 'prepare').mockImplementation();

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`There is no ${selector}`);
  }
  return found;
}

beforeAll(() => {
  startDemos(() => Promise.reject(new Error('Not used in this test')));
});

beforeEach(() => {
  document.body.innerHTML = `
    <tp-demo data-id="core/a/Greeting" data-title="A greeting" data-stylings="system">
      <pre tabindex="0"><code>const a = 1;</code></pre>
      <button data-demo-tool="reset">Reset</button>
    </tp-demo>
    <pre id="other">const b = 2;</pre>`;
  jest.clearAllMocks();
});

describe('the source of a demo opens the editor', () => {
  const source = () => query('tp-demo pre');

  it('on click', () => {
    fireEvent.click(query('tp-demo code'));
    expect(use).toHaveBeenCalledWith(null, expect.any(Event));
  });

  it.each(['Enter', 'x', '<'])('on key %s', (key) => {
    expect(fireEvent.keyDown(source(), { key })).toBe(false);
    expect(use).toHaveBeenCalledTimes(1);
  });

  it.each([
    { key: 'Tab' },
    { key: 'ArrowDown' },
    { key: 'Escape' },
    { key: 'c', ctrlKey: true },
    { key: 'c', metaKey: true },
    { key: 'd', altKey: true },
  ])('not on $key, which navigates or copies', (key) => {
    expect(fireEvent.keyDown(source(), key)).toBe(true);
    expect(use).not.toHaveBeenCalled();
  });

  it('not while the reader is selecting text', () => {
    window.getSelection()?.selectAllChildren(source());
    fireEvent.click(source());
    window.getSelection()?.removeAllRanges();
    expect(use).not.toHaveBeenCalled();
  });

  it('not outside demos', () => {
    fireEvent.click(query('#other'));
    fireEvent.keyDown(query('#other'), { key: 'x' });
    expect(use).not.toHaveBeenCalled();
  });
});

describe('a button of a demo’s toolbar', () => {
  it('is prepared on hover or focus, and used on click', () => {
    const tool = query('[data-demo-tool]');
    fireEvent.pointerOver(tool);
    expect(prepare).toHaveBeenCalledWith(tool);
    fireEvent.click(tool);
    expect(use).toHaveBeenCalledWith(tool, expect.any(Event));
  });

  it('is left to the browser with a modifier key', () => {
    fireEvent.click(query('[data-demo-tool]'), { ctrlKey: true });
    expect(use).not.toHaveBeenCalled();
  });
});
