import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CodeFrame } from './CodeFrame';
import { mockSizes, renderBlock } from './testingFrame';

beforeEach(() => {
  mockSizes();
});

describe('a code block off the screen', () => {
  it('offers to wrap its lines once the browser has laid it out', () => {
    renderBlock();
    const pre = screen.getByText('const a = 1;').closest('pre') ?? document.body;
    jest.spyOn(pre, 'scrollWidth', 'get').mockReturnValue(900);
    fireEvent(pre, new Event('contentvisibilityautostatechange'));
    expect(screen.getByRole('button', { name: 'Wrap lines' })).toBeVisible();
  });
});

describe('the Markdown twin', () => {
  it.each([
    ['app.tsx', 'app.tsx'],
    [<em key="title">app.tsx</em>, ''],
  ])('finds a block and its title, if it is text', (title, found) => {
    const { container } = render(
      <CodeFrame title={title} language={null}>
        <pre>a</pre>
      </CodeFrame>,
    );
    expect(container.querySelector('[data-code]')).toHaveAttribute('data-code', found);
  });
});

describe('a code block with scripts off', () => {
  it('spec 2.4: is complete', () => {
    const html = renderToString(
      <CodeFrame title="app.tsx" language="TSX">
        <pre>const a = 1;</pre>
      </CodeFrame>,
    );
    expect(html).toContain('app.tsx');
    expect(html).toContain('TSX');
    expect(html).toContain('const a = 1;');
  });
});
