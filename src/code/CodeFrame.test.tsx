import { act, fireEvent, screen } from '@testing-library/react';
import { mockSizes, renderBlock } from './testingFrame';

function offerClipboard(writeText: jest.Mock) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

let reportSize: () => void;

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const copyButton = () => screen.getByRole('button', { name: /cop/i });

beforeEach(() => {
  jest.useFakeTimers();
  reportSize = mockSizes();
  offerClipboard(jest.fn().mockResolvedValue(undefined));
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a code block', () => {
  it('shows its title and its language', () => {
    renderBlock();
    expect(screen.getByText('app.tsx')).toBeVisible();
    expect(screen.getByText('TSX')).toBeVisible();
  });

  it('spec 2.3: reads from left to right on every page', () => {
    document.documentElement.dir = 'rtl';
    renderBlock();
    expect(screen.getByText('const a = 1;').closest('[dir]')).toHaveAttribute('dir', 'ltr');
    document.documentElement.removeAttribute('dir');
  });

  it('is not translated by the browser', () => {
    renderBlock();
    expect(screen.getByText('const a = 1;').closest('[translate="no"]')).not.toBeNull();
  });

  it('spec 3.4: has a button that copies it and says so for 2 s', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    offerClipboard(writeText);
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

  it('spec 3.4: says "Copied" for 2 s from a second click at 1.1 s', async () => {
    renderBlock();
    fireEvent.click(copyButton());
    await wait(1100);
    fireEvent.click(copyButton());
    await wait(1999);
    expect(copyButton()).toHaveTextContent('Copied');
    await wait(1);
    expect(copyButton()).toHaveTextContent(/^Copy$/);
  });

  it('spec 3.4: says to those who listen what the button says', async () => {
    renderBlock();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.click(copyButton());
    await wait(0);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await wait(2000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('spec 3.4: says that the clipboard was refused, and what to do', async () => {
    offerClipboard(jest.fn().mockRejectedValue(new DOMException('No', 'NotAllowedError')));
    renderBlock();
    fireEvent.click(copyButton());
    await wait(0);
    expect(copyButton()).toHaveTextContent('Copy refused');
    expect(screen.getByRole('status')).toHaveTextContent('refused the clipboard');
    await wait(2000);
    expect(copyButton()).toHaveTextContent(/^Copy$/);
  });

  it('spec 3.4: is copied by Ctrl+C under the pointer, and its button says so', async () => {
    renderBlock();
    fireEvent.pointerEnter(screen.getByText('const a = 1;').closest('[dir]') ?? document.body);
    fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true });
    await wait(0);
    expect(copyButton()).toHaveTextContent('Copied');
  });

  it('offers to wrap lines only while some are too long, and wraps them', () => {
    renderBlock();
    expect(screen.queryByRole('button', { name: 'Wrap lines' })).not.toBeInTheDocument();
    const pre = screen.getByText('const a = 1;').closest('pre');
    jest.spyOn(pre ?? document.body, 'scrollWidth', 'get').mockReturnValue(900);
    act(() => {
      reportSize();
    });
    const wrap = screen.getByRole('button', { name: 'Wrap lines' });
    expect(wrap).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(wrap);
    expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(pre?.closest('.wrapped')).not.toBeNull();
    fireEvent.click(wrap);
    expect(pre?.closest('.wrapped')).toBeNull();
  });
});
