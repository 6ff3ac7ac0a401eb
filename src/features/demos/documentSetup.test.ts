import { announceMode } from './documentSetup';

it('spec 2.2: a Toolpad Core app in a demo receives the page’s color mode', () => {
  const onStorage = jest.fn();
  window.addEventListener('storage', onStorage);
  announceMode('dark');
  window.removeEventListener('storage', onStorage);
  expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  expect(onStorage).toHaveBeenCalledWith(
    expect.objectContaining({
      key: 'toolpad-mode',
      newValue: 'dark',
      // The app ignores events of other stores.
      storageArea: window.localStorage,
    }),
  );
});
