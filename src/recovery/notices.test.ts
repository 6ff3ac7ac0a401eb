import { screen } from '@testing-library/react';
import { showMissingPart, untilOnline } from './notices';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="part">What was here</div>';
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window.navigator, 'serviceWorker');
});

const part = (): HTMLElement => document.getElementById('part') ?? document.body;

it('a missing part is reported in its place once, however often it is missing', () => {
  [1, 2, 3].forEach(() => {
    showMissingPart(part(), new Error('gone'));
  });
  expect(part()).toHaveTextContent('What was here');
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

describe('without a connection', () => {
  const NOTICE = /You are offline/;

  function setWorker(controller: object | null): void {
    const value = { controller };
    Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value });
  }

  it('shows a notice and waits until online', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const pending = untilOnline();
    expect(screen.getByRole('status')).toHaveTextContent(NOTICE);
    window.dispatchEvent(new Event('online'));
    await pending;
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('does not wait if a service worker has cached the pages', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    setWorker({});
    await expect(untilOnline()).resolves.toBeUndefined();
  });

  it('does not wait while online', async () => {
    setWorker(null);
    await expect(untilOnline()).resolves.toBeUndefined();
  });
});
