import { act, fireEvent, render, screen } from '@testing-library/react';
import { Code, CodeFrame, type WrittenMarks } from './Code';
import { mockClipboard, startPage } from './testingCode';

beforeAll(startPage);

function renderLines(count: number, marks: WrittenMarks = {}): HTMLElement {
  const code = Array.from({ length: count }, (_, line) => `line ${line + 1}`).join('\n');
  render(
    <CodeFrame>
      <Code code={code} language="text" {...marks} />
    </CodeFrame>,
  );
  return screen.getByText('line 1').closest('pre') as HTMLElement;
}

const control = () => screen.getByRole('button', { name: /^Show (?:all|fewer)/ });
const hiddenLines = (block: Element) =>
  block.querySelectorAll('tp-fold[hidden] .token-line').length;

describe('a block of more than 30 lines', () => {
  it('expands and collapses, and exposes its state', () => {
    const block = renderLines(118);
    expect(hiddenLines(block)).toBe(106);
    expect(control()).toHaveTextContent('Show all 118 lines');
    expect(control()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(control());
    expect(hiddenLines(block)).toBe(0);
    expect(control()).toHaveTextContent('Show fewer lines');
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(control());
    expect(hiddenLines(block)).toBe(106);
    expect(control()).toHaveTextContent('Show all 118 lines');
  });

  it('opens when the browser finds something in it', () => {
    const block = renderLines(40);
    const line = screen.getByText('line 38');
    fireEvent(line.closest('tp-fold') as Element, new Event('beforematch', { bubbles: true }));
    expect(hiddenLines(block)).toBe(0);
    expect(control()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens upwards from the button above, which passes its focus on', () => {
    const block = renderLines(60, { marked: '41' });
    fireEvent.click(screen.getByRole('button', { name: 'Show 39 lines above' }));
    expect(hiddenLines(block)).toBe(0);
    expect(block).toHaveFocus();
  });

  it('is copied in full', async () => {
    const copied: string[] = [];
    mockClipboard(
      jest.fn((text: string) => {
        copied.push(text);
        return Promise.resolve();
      }),
    );
    renderLines(40);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await act(() => Promise.resolve());
    expect(copied.join().split('\n')).toHaveLength(40);
  });
});

it('a block of 30 lines does not fold', () => {
  renderLines(30);
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});
