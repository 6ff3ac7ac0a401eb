import { screen } from '@testing-library/react';
import { untilOnline } from './missingIsland';

function setOnline(isOnline: boolean): void {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

function setWorker(controller: object | null): void {
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: { controller },
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window.navigator, 'serviceWorker');
});

const NOTICE = /You are offline/;

describe('without a connection', () => {
  it('shows a notice and waits until online', async () => {
    setOnline(false);
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    const pending = untilOnline();
    expect(screen.getByRole('status')).toHaveTextContent(NOTICE);
    window.dispatchEvent(new Event('online'));
    await pending;
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('does not wait if a service worker has cached the pages', async () => {
    setOnline(false);
    setWorker({});
    await expect(untilOnline()).resolves.toBeUndefined();
  });
});

it('does not wait while online', async () => {
  setOnline(true);
  setWorker(null);
  await expect(untilOnline()).resolves.toBeUndefined();
});
