import { act, fireEvent, render, screen } from '@testing-library/react';
import { Code, CodeFrame } from './Code';
import { mockClipboard, startPage } from './testingCode';

beforeAll(startPage);

function renderLines(count: number): HTMLElement {
  const code = Array.from({ length: count }, (_, line) => `line ${line + 1}`).join('\n');
  render(
    <CodeFrame language={null}>
      <Code code={code} language="text" />
    </CodeFrame>,
  );
  return screen.getByText('line 1').closest('pre') as HTMLElement;
}

const control = () => screen.getByRole('button', { name: /^Show/ });

describe('a block of more than 22 lines', () => {
  it('expands and collapses, and exposes its state', () => {
    const block = renderLines(118);
    expect(control()).toHaveTextContent('Show all 118 lines');
    expect(control()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(control());
    expect(block).toHaveAttribute('data-open');
    expect(control()).toHaveTextContent('Show fewer lines');
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(control());
    expect(block).not.toHaveAttribute('data-open');
    expect(control()).toHaveTextContent('Show all 118 lines');
  });

  it('opens when the browser scrolls to something inside, without moving it', () => {
    const scrolled = jest.fn();
    window.scrollBy = scrolled;
    const block = renderLines(40);
    block.scrollTop = 300;
    fireEvent.scroll(block);
    expect(block).toHaveAttribute('data-open');
    expect(block.scrollTop).toBe(0);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  });

  it('stays folded when it is scrolled sideways', () => {
    const block = renderLines(40);
    block.scrollLeft = 300;
    fireEvent.scroll(block);
    expect(block).not.toHaveAttribute('data-open');
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

it('a block of 22 lines does not fold', () => {
  renderLines(22);
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});
