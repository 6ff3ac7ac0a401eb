import { act, fireEvent, render, screen } from '@testing-library/react';
import { LinkCopy } from '.';

const writeText = jest.fn<Promise<void>, [string]>();

function renderPage(): HTMLElement {
  render(
    <>
      <h2 id="usage">
        Usage <a className="hash-link" href="#usage" aria-label="Direct link to Usage" />
      </h2>
      <LinkCopy />
    </>,
  );
  return screen.getByRole('link');
}

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the link of a heading', () => {
  it('is copied whole, and says so beside the heading and to who listens, for 2 s', async () => {
    const link = renderPage();
    fireEvent.click(link);
    await settle();
    expect(writeText).toHaveBeenCalledWith('https://mui.com/#usage');
    expect(link).toHaveAttribute('data-note', 'Link copied');
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    await settle(2000);
    expect(link).not.toHaveAttribute('data-note');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('goes on being a link', async () => {
    expect(fireEvent.click(renderPage())).toBe(true);
    await settle();
  });

  it('says so when the clipboard is refused', async () => {
    writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    fireEvent.click(renderPage());
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Copy refused');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is not copied when opened elsewhere (%s)', (key) => {
    fireEvent.click(renderPage(), { [key]: true });
    expect(writeText).not.toHaveBeenCalled();
  });
});
