import { ADDRESSES, FakeObserver, finish, loaded, open, prepare } from './testing';

beforeEach(prepare);
afterEach(finish);

it.each(['#tailwind-Basic.tsx', '?userLanguage=de'])(
  'does not wait when the address has %s',
  (end) => {
    open(`/toolpad/${end}`);
    expect(loaded()).toEqual(ADDRESSES);
  },
);

it('spec 5.2: does not wait where pages are counted', () => {
  Object.assign(window, { gtag: jest.fn() });
  open();
  expect(loaded()).toEqual(ADDRESSES);
});

it('does not wait when half of a demo is seen', async () => {
  FakeObserver.isHalfSeen = true;
  open();
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded()).toEqual(ADDRESSES);
});

it('loads the scripts of a page that is read for long, once it is on the screen', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(loaded()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(loaded()).toEqual(ADDRESSES);
});
