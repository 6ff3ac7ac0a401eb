import { hasUnsentText } from './unsentText';

describe('spec 7.2: the reader is typing a comment', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each([
    ['a text area with text', '<textarea>This page</textarea>', true],
    ['a part that says so', '<form data-unsent></form>', true],
    ['an empty text area', '<textarea></textarea>', false],
    ['one with nothing but spaces', '<textarea>  </textarea>', false],
    ['one that only shows something', '<textarea readonly>A sample</textarea>', false],
    ['none', '<p>Text</p>', false],
  ])('%s', (_name, html, expected) => {
    document.body.innerHTML = html;
    expect(hasUnsentText(document)).toBe(expected);
  });
});
