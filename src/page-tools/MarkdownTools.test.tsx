import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MarkdownTools } from '.';

const ADDRESS = '/toolpad/core/introduction/index.md';

const fetchMock = jest.fn<Promise<unknown>, [string]>();
const writeText = jest.fn<Promise<void>, [string]>();

function answerWith(text: string, { status = 200, type = 'text/markdown; charset=utf-8' } = {}) {
  fetchMock.mockResolvedValue({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': type }),
    text: () => Promise.resolve(text),
  });
}

async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button'));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetchMock });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  fetchMock.mockReset();
  writeText.mockReset().mockResolvedValue(undefined);
  answerWith('# Introduction\n');
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a page as Markdown', () => {
  it('is a link away, with and without scripts', () => {
    render(<MarkdownTools address={ADDRESS} />);
    const link = screen.getByRole('link', { name: 'View as Markdown' });
    expect(link).toHaveAttribute('href', ADDRESS);
    expect(renderToString(<MarkdownTools address={ADDRESS} />)).toContain(`href="${ADDRESS}"`);
  });

  it('is loaded when it is copied, and not before', async () => {
    render(<MarkdownTools address={ADDRESS} />);
    expect(fetchMock).not.toHaveBeenCalled();
    await press();
    expect(fetchMock).toHaveBeenCalledWith(ADDRESS);
    expect(writeText).toHaveBeenCalledWith('# Introduction\n');
  });

  it('is said to be copied, on the button and aloud, for three seconds', async () => {
    render(<MarkdownTools address={ADDRESS} />);
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent(
      'The page is on the clipboard as Markdown.',
    );
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('button')).toHaveTextContent('Copy page as Markdown');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('that the browser will not copy says so', async () => {
    writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    render(<MarkdownTools address={ADDRESS} />);
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Copy refused');
    expect(screen.getByRole('status')).toHaveTextContent('The browser refused the clipboard.');
  });

  it.each([
    ['no network', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['no such file', () => answerWith('Not found', { status: 404, type: 'text/plain' })],
    ['a page in its place', () => answerWith('<!doctype html>', { type: 'text/html' })],
  ])('that does not load says so: %s', async (_name, fail) => {
    fail();
    render(<MarkdownTools address={ADDRESS} />);
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Could not load');
    expect(screen.getByRole('status')).toHaveTextContent('The Markdown did not load.');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('can be tried again after a failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<MarkdownTools address={ADDRESS} />);
    await press();
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
  });
});
