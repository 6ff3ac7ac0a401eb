import { render, screen } from '@testing-library/react';
import { CodeToken } from './CodeToken';

it('a word with a colour carries its class and nothing else', () => {
  render(<CodeToken text="const" types={['keyword']} colour="var(--code-keyword)" />);
  expect(screen.getByText('const').outerHTML).toBe('<span class="c-keyword">const</span>');
});

it.each([
  ['without a colour', 'name', undefined],
  ['of blanks', '  ', 'var(--code-keyword)'],
])('a word %s is text alone', (_name, text, colour) => {
  const { container } = render(<CodeToken text={text} types={['plain']} colour={colour} />);
  expect(container.innerHTML).toBe(text);
});

it('the sign of a changed line keeps the names that the style sheet looks for', () => {
  const types = ['inserted-sign', 'inserted', 'prefix', 'inserted'];
  render(<CodeToken text="+" types={types} colour="var(--code-string)" />);
  expect(screen.getByText('+')).toHaveClass('c-string', 'prefix', 'inserted');
});

it('a colour that no class stands for is refused', () => {
  expect(() => render(<CodeToken text="const" types={['keyword']} colour="#f00" />)).toThrow(
    'No class for the code colour "#f00"',
  );
});
