import { announceMode } from './documentSetup';

it('spec 2.2: a Toolpad Core app in a demo is told the page’s color mode', () => {
  const heard = jest.fn();
  window.addEventListener('storage', heard);
  announceMode('dark');
  window.removeEventListener('storage', heard);
  expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ key: 'toolpad-mode', newValue: 'dark' }),
  );
});
