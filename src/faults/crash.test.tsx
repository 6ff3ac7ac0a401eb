import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashPage, PartBoundary } from '.';
import { crashIssueAddress } from './crashReport';

const gtag = jest.fn();

beforeEach(() => {
  gtag.mockClear();
  Object.assign(window, { gtag });
  window.history.replaceState(null, '', '/toolpad/core/introduction/');
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
});

describe('a page that crashed', () => {
  it('says what to do, where else to go, and what went wrong', async () => {
    const tryAgain = jest.fn();
    render(<CrashPage error={new Error('No such thing')} tryAgain={tryAgain} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page stopped working',
    );
    expect(screen.getByText('No such thing')).toBeVisible();
    expect(screen.getByRole('link', { name: /Toolpad Studio/ })).toHaveAttribute(
      'href',
      '/toolpad/studio/',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));
    expect(tryAgain).toHaveBeenCalledTimes(1);
  });

  it('is reported once, however often it is shown again', () => {
    const error = new Error('Reported once');
    render(<CrashPage error={error} tryAgain={jest.fn()} />).unmount();
    render(<CrashPage error={error} tryAgain={jest.fn()} />);
    expect(gtag.mock.calls).toEqual([
      ['event', 'exception', { description: 'Reported once', fatal: true }],
    ]);
  });

  it('is shown again as soon as the reader is on another page', () => {
    const tryAgain = jest.fn();
    const error = new Error('Left behind');
    const { rerender } = render(<CrashPage error={error} tryAgain={tryAgain} />);
    expect(tryAgain).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/toolpad/core/react-account/');
    rerender(<CrashPage error={error} tryAgain={tryAgain} />);
    expect(tryAgain).toHaveBeenCalledTimes(1);
  });

  it('has a prefilled issue, whose address stays short', () => {
    const address = crashIssueAddress(
      'https://mui.com/toolpad/core/react-account/',
      new Error('x'.repeat(100_000)),
    );
    expect(new URL(address).searchParams.get('title')).toContain('/toolpad/core/react-account/');
    expect(address.length).toBeLessThan(2_000);
  });
});

describe('a control whose code cannot be loaded', () => {
  function Failing(): never {
    throw new Error('Loading chunk 7 failed');
  }

  it('says so, and leaves the page around it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <>
        <p>The page</p>
        <PartBoundary>
          <Failing />
        </PartBoundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('shows nothing of its own as long as it works', () => {
    render(
      <PartBoundary>
        <button type="button">Settings</button>
      </PartBoundary>,
    );
    expect(screen.getByRole('button', { name: 'Settings' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
