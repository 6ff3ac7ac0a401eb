import { isComposing, isSlash, shortcutLetter } from './keyboard';

describe('the letter of a shortcut', () => {
  it.each([
    ['Latin', 'K', 'KeyK', 'k'],
    ['Dvorak, where the letter counts', 'k', 'KeyV', 'k'],
    ['Cyrillic', 'л', 'KeyK', 'k'],
    ['Greek', 'κ', 'KeyK', 'k'],
    ['another key', 'Enter', 'Enter', ''],
  ])('%s', (_name, key, code, letter) => {
    expect(shortcutLetter({ key, code })).toBe(letter);
  });
});

describe('a slash', () => {
  const languages = jest.spyOn(navigator, 'languages', 'get');

  it.each([
    ['en', '/', 'Slash', true],
    ['de', '/', 'Digit7', true],
    ['de', '-', 'Slash', false],
    ['tr', '.', 'Slash', false],
    ['ru', '.', 'Slash', true],
    ['el-GR', '/', 'Slash', true],
    ['', '-', 'Slash', false],
  ])('in %s: %s on %s', (language, key, code, isIt) => {
    languages.mockReturnValue([language]);
    expect(isSlash({ key, code })).toBe(isIt);
  });
});

it.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('a press of an input method: %j', (press, isIt) => {
  expect(isComposing(press)).toBe(isIt);
});
