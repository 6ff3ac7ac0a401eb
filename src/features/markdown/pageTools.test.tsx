import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import docusaurusContext from '@docusaurus/useDocusaurusContext';
import { MarkdownTools, startPageTools } from '.';

const ADDRESS = '/toolpad/core/introduction/index.md';
const fetchMock = jest.fn<Promise<unknown>, [string]>();
const writeText = jest.fn<Promise<void>, [string]>();

function respondWith(text: string, { status = 200, type = 'text/markdown; charset=utf-8' } = {}) {
  fetchMock.mockResolvedValue({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': type }),
    text: () => Promise.resolve(text),
  });
}

const copyButton = () => screen.getByRole('button', { name: /^cop|load/i });

async function press(): Promise<void> {
  fireEvent.click(copyButton());
  await jest.advanceTimersByTimeAsync(60);
}

beforeAll(() => {
  docusaurusContext().siteConfig.customFields = {
    environment: { siteUrl: 'https://docs.example' },
  };
  startPageTools();
});

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetchMock });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  fetchMock.mockReset();
  writeText.mockReset().mockResolvedValue(undefined);
  respondWith('# Introduction\n');
  render(<MarkdownTools address={ADDRESS} />);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a page as Markdown', () => {
  it('has a link', () => {
    expect(screen.getByRole('link', { name: 'Markdown' })).toHaveAttribute('href', ADDRESS);
  });

  it('is passed to assistants with its full URL, by plain links', () => {
    for (const name of ['ChatGPT', 'Claude', 'Perplexity']) {
      const link = screen.getByRole('link', { name, hidden: true });
      const { searchParams } = new URL(link.getAttribute('href') ?? '');
      expect([...searchParams.keys()]).toEqual(['q']);
      expect(searchParams.get('q')).toContain(` https://docs.example${ADDRESS} `);
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  it('is loaded when it is copied, and not before', async () => {
    expect(fetchMock).not.toHaveBeenCalled();
    await press();
    expect(fetchMock).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ cache: 'default' }));
    expect(writeText).toHaveBeenCalledWith('# Introduction\n');
  });

  it('is confirmed as copied for three seconds, also to screen readers', async () => {
    await press();
    expect(copyButton()).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent(
      'The page is on the clipboard as Markdown.',
    );
    await jest.advanceTimersByTimeAsync(3000);
    expect(copyButton()).toHaveTextContent('Copy page');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reports that the browser refused to copy', async () => {
    writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await press();
    expect(copyButton()).toHaveTextContent('Copy refused');
    expect(screen.getByRole('status')).toHaveTextContent('The browser refused the clipboard.');
  });

  it.each([
    ['no network', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['no such file', () => respondWith('Not found', { status: 404, type: 'text/plain' })],
    ['HTML instead', () => respondWith('<!doctype html>', { type: 'text/html' })],
  ])('is reported if it does not load: %s', async (_name, fail) => {
    fail();
    await press();
    expect(copyButton()).toHaveTextContent('Could not load');
    expect(screen.getByRole('status')).toHaveTextContent('The Markdown did not load.');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('can be copied again after a failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await press();
    respondWith('# Introduction\n');
    await press();
    await waitFor(() => {
      expect(copyButton()).toHaveTextContent('Copied');
    });
  });
});
