import { render, screen } from '@testing-library/react';
import { codeText } from '../clipboard';
import { Code } from './Code';

it('shows each word in its colour, and what has none without an element', () => {
  render(<Code code="const a" language="ts" words="K5" />);
  expect(screen.getByText('const')).toHaveClass('c-keyword', { exact: true });
  expect(screen.getByText('const').parentElement?.childNodes).toHaveLength(2);
});

it('spec 3.4: what is copied is the code, whatever its lines', () => {
  const code = 'a {\n\n  b\n\tc\n}';
  const { container } = render(<Code code={`${code}\n`} language="ts" words="F1" />);
  expect(codeText(container)).toBe(code);
});

it('marks the lines that stand out, and no others', () => {
  const { container } = render(<Code code={'a\nb\nc'} language="ts" marked="2" />);
  const lines = Array.from(container.querySelectorAll('.token-line'));
  expect(lines.map((line) => line.classList.contains('marked'))).toEqual([false, true, false]);
});

it('sets the lines of a diff apart by their signs', () => {
  const { container } = render(<Code code={'+a\n-b\n c'} language="diff" words="A1-2R1" />);
  const lines = Array.from(container.querySelectorAll('.token-line'));
  expect(lines.map((line) => line.className)).toEqual([
    'token-line inserted',
    'token-line deleted',
    'token-line',
  ]);
});

it('says how high it will be, before it is laid out', () => {
  const { container } = render(<Code code={'a\n\nb\n'} language="ts" />);
  expect(container.querySelector('pre')).toHaveStyle('--code-lines: 3');
});

it('can be scrolled by keyboard', () => {
  const { container } = render(<Code code="a" language="ts" />);
  expect(container.querySelector('pre')).toHaveAttribute('tabindex', '0');
});
