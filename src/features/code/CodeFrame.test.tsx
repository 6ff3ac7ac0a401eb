import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CodeFrame } from './Code';
import { mockClipboard, renderBlock, startPage, widen } from './testingCode';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const copyButton = () => screen.getByRole('button', { name: /cop/i });
const block = () => screen.getByText('const a = 1;').closest('tp-code') ?? document.body;
const wrapButton = () => screen.queryByRole('button', { name: 'Wrap lines' });

beforeAll(startPage);

beforeEach(() => {
  jest.useFakeTimers();
  mockClipboard();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a code block', () => {
  it('shows its title', () => {
    renderBlock();
    expect(screen.getByText('app.tsx')).toBeVisible();
  });

  it('spec 2.4: is complete in the prerendered HTML', () => {
    const html = renderToString(
      <CodeFrame title="app.tsx">
        <pre>const a = 1;</pre>
      </CodeFrame>,
    );
    expect(html).toContain('app.tsx');
    expect(html).toContain('const a = 1;');
  });

  it('spec 2.3: is left-to-right on every page, and is not translated', () => {
    document.documentElement.dir = 'rtl';
    renderBlock();
    expect(screen.getByText('const a = 1;').closest('[dir]')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('const a = 1;').closest('[translate="no"]')).not.toBeNull();
    document.documentElement.removeAttribute('dir');
  });

  it.each([
    ['app.tsx', 'app.tsx'],
    [<em key="title">app.tsx</em>, ''],
  ])('is marked for the page’s Markdown, with its title if it is text', (title, found) => {
    const { container } = render(
      <CodeFrame title={title}>
        <pre>a</pre>
      </CodeFrame>,
    );
    expect(container.querySelector('[data-code]')).toHaveAttribute('data-code', found);
  });
});

describe('copying a block', () => {
  it('spec 3.4: the button copies the block and confirms it for 2 s', async () => {
    const writeText = mockClipboard();
    renderBlock();
    expect(copyButton()).toHaveTextContent('Copy');
    fireEvent.click(copyButton());
    await wait(0);
    expect(writeText).toHaveBeenCalledWith('const a = 1;');
    expect(copyButton()).toHaveTextContent('Copied');
    await wait(1999);
    expect(copyButton()).toHaveTextContent('Copied');
    await wait(1);
    expect(copyButton()).toHaveTextContent(/^Copy$/);
  });

  it('spec 3.4: a second click at 1.1 s restarts the 2 s of "Copied"', async () => {
    renderBlock();
    fireEvent.click(copyButton());
    await wait(1100);
    fireEvent.click(copyButton());
    await wait(1999);
    expect(copyButton()).toHaveTextContent('Copied');
    await wait(1);
    expect(copyButton()).toHaveTextContent(/^Copy$/);
  });

  it('spec 3.4: the confirmation is announced to screen readers', async () => {
    renderBlock();
    fireEvent.click(copyButton());
    await wait(100);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await wait(2000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('spec 3.4: says that the clipboard is blocked', async () => {
    mockClipboard(jest.fn().mockRejectedValue(new DOMException('No', 'NotAllowedError')));
    renderBlock();
    fireEvent.click(copyButton());
    await wait(100);
    expect(copyButton()).toHaveTextContent('Copy refused');
    expect(screen.getByRole('status')).toHaveTextContent('refused the clipboard');
    await wait(2000);
    expect(copyButton()).toHaveTextContent(/^Copy$/);
  });

  it('spec 3.4: Ctrl+C copies the block under the pointer, and its button confirms it', async () => {
    renderBlock();
    fireEvent.pointerOver(screen.getByText('const a = 1;'));
    fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true });
    await wait(0);
    expect(copyButton()).toHaveTextContent('Copied');
  });
});

describe('wrapping lines', () => {
  it('is offered only if some are too long, and wraps them', () => {
    renderBlock();
    expect(wrapButton()).toBeNull();
    widen(block());
    const wrap = wrapButton() ?? document.body;
    expect(wrap).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(wrap);
    expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(block()).toHaveAttribute('data-wrapped');
    fireEvent.click(wrap);
    expect(block()).not.toHaveAttribute('data-wrapped');
  });

  it('stays available while wrapping makes the lines fit', () => {
    renderBlock();
    widen(block());
    fireEvent.click(wrapButton() ?? document.body);
    jest.restoreAllMocks();
    fireEvent(
      block().querySelector('pre') ?? document.body,
      new Event('contentvisibilityautostatechange'),
    );
    expect(wrapButton()).toBeVisible();
  });

  it('is offered for off-screen code once the browser has laid it out', () => {
    renderBlock();
    const pre = block().querySelector('pre') ?? document.body;
    jest.spyOn(pre, 'scrollWidth', 'get').mockReturnValue(900);
    fireEvent(pre, new Event('contentvisibilityautostatechange'));
    expect(wrapButton()).toBeVisible();
  });
});
