import { render, screen } from '@testing-library/react';
import { codeText } from '../../dom';
import { Code } from './Code';

it('wraps only colored words in an element', () => {
  render(<Code code="const a" language="ts" words="K5" />);
  expect(screen.getByText('const')).toHaveClass('c-keyword', { exact: true });
  const line = screen.getByText('const').parentElement;
  expect(line?.innerHTML).toBe('<span class="c-keyword">const</span> a');
  expect(line).toHaveClass('token-line', { exact: true });
});

it('spec 3.4: copies the code exactly, however its lines are marked', () => {
  const code = 'a {\n\n  b\n\tc\n}';
  const { container } = render(<Code code={`${code}\n`} language="ts" words="F1" />);
  expect(codeText(container)).toBe(code);
});

it('marks the highlighted lines, and no others', () => {
  const { container } = render(<Code code={'a\nb\nc'} language="ts" marked="2" />);
  const lines = Array.from(container.querySelectorAll('.token-line'));
  expect(lines.map((line) => line.classList.contains('marked'))).toEqual([false, true, false]);
});

it('matches whole line numbers', () => {
  const code = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
  const { container } = render(<Code code={code} language="ts" marked="3,12" />);
  const marked = Array.from(container.querySelectorAll('.marked'), (line) => line.textContent);
  expect(marked).toEqual(['line 3', 'line 12']);
});

it('has real line ends between inline lines, which reader views and translators keep', () => {
  const { container } = render(<Code code={'a:\n\n  b: 1'} language="yaml" />);
  expect(container.querySelector('pre')?.textContent).toBe('a:\n\n  b: 1');
  expect(container.querySelectorAll('pre :is(div, p, br)')).toHaveLength(0);
});

it('updates when its code changes', () => {
  const { container, rerender } = render(<Code code="a" language="ts" words="K1" />);
  rerender(<Code code="b" language="ts" words="S1" />);
  expect(container.querySelector('.token-line')?.innerHTML).toBe('<span class="c-string">b</span>');
});

it('styles diff lines by their signs', () => {
  const { container } = render(<Code code={'+a\n-b\n c'} language="diff" words="A1-2R1" />);
  const lines = Array.from(container.querySelectorAll('.token-line'));
  expect(lines.map((line) => line.className)).toEqual([
    'token-line inserted',
    'token-line deleted',
    'token-line',
  ]);
});

it('reserves its height before it is laid out', () => {
  const { container } = render(<Code code={'a\n\nb\n'} language="ts" />);
  expect(container.querySelector('pre')).toHaveStyle('--code-lines: 3');
});

it('can be scrolled by keyboard', () => {
  const { container } = render(<Code code="a" language="ts" />);
  expect(container.querySelector('pre')).toHaveAttribute('tabindex', '0');
});

describe('spec 3.5: line numbers', () => {
  it.each([
    ['1', 'code-line 0', '1'],
    ['98', 'code-line 97', '3'],
  ])(
    'from %s are drawn by the style sheet, wide enough for the last one',
    (numbers, reset, digits) => {
      const { container } = render(<Code code={'a\nb\nc'} language="ts" numbers={numbers} />);
      const block = container.querySelector('code');
      expect(block).toHaveStyle({ counterReset: reset, '--code-digits': digits });
      expect(block).toHaveClass('numbered');
      expect(codeText(container)).toBe('a\nb\nc');
    },
  );

  it('are off unless the fence enables them', () => {
    const { container } = render(<Code code="a" language="ts" />);
    expect(container.querySelector('code')).not.toHaveClass('numbered');
  });
});

it('spec 3.5: inserted and deleted lines have a sign, which is not copied', () => {
  const { container } = render(<Code code={'a\nb\nc'} language="ts" added="2" removed="1" />);
  const lines = Array.from(container.querySelectorAll('.token-line'));
  expect(lines.map((line) => line.className)).toEqual([
    'token-line deleted signed',
    'token-line inserted signed',
    'token-line',
  ]);
  expect(codeText(container)).toBe('a\nb\nc');
});
