import { render, screen } from '@testing-library/react';
import CodeBlock from './CodeBlock';

class FakeResizeObserver {
  observe = jest.fn();
  disconnect = jest.fn();
}

beforeAll(() => {
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
});

it('shows a fence with its title and its build-time highlighting', () => {
  render(
    <CodeBlock className="language-tsx" metastring='title="a.tsx" {1}' words="K5" marked="1">
      {'const a\n'}
    </CodeBlock>,
  );
  expect(screen.getByText('a.tsx')).toBeVisible();
  expect(screen.getByText('const')).toHaveClass('c-keyword');
});

it('joins code in several children', () => {
  const { container } = render(<CodeBlock>{['one\n', 'two'] as never}</CodeBlock>);
  expect(container.querySelectorAll('.token-line')).toHaveLength(2);
  expect(container.querySelector('pre')).toHaveClass('language-text');
});

it('shows other children unchanged', () => {
  render(
    <CodeBlock>
      <em>a part</em>
    </CodeBlock>,
  );
  expect(screen.getByText('a part').closest('pre')).toBeVisible();
});
