import { isCopyShortcut } from './startCode';

const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the copy shortcut', () => {
  it.each([
    ['Ctrl+C', { key: 'c', code: 'KeyC', ctrlKey: true }, true],
    ['⌘C', { key: 'c', code: 'KeyC', metaKey: true }, true],
    ['Ctrl+C with caps lock', { key: 'C', code: 'KeyC', ctrlKey: true }, true],
    ['Ctrl+C on a Cyrillic keyboard', { key: 'с', code: 'KeyC', ctrlKey: true }, true],
    ['Ctrl+V on a Cyrillic keyboard', { key: 'м', code: 'KeyV', ctrlKey: true }, false],
    ['Ctrl+C on a Dvorak keyboard', { key: 'c', code: 'KeyI', ctrlKey: true }, true],
    ['Ctrl+J on a Dvorak keyboard', { key: 'j', code: 'KeyC', ctrlKey: true }, false],
    ['C alone', { key: 'c', code: 'KeyC' }, false],
    ['Ctrl+Shift+C', { key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true }, false],
    ['Ctrl+Alt+C', { key: 'c', code: 'KeyC', ctrlKey: true, altKey: true }, false],
    ['Ctrl+⌘C', { key: 'c', code: 'KeyC', ctrlKey: true, metaKey: true }, false],
    ['Ctrl+V', { key: 'v', code: 'KeyV', ctrlKey: true }, false],
  ])('spec 3.4: %s', (_name, keys, isCopy) => {
    expect(isCopyShortcut({ ...NO_KEYS, ...keys })).toBe(isCopy);
  });
});
