/** @jest-environment node */
import fc from 'fast-check';
import { decodeLines, encodeWords, type CodeWord } from './codeWords';

const plain = (text: string): CodeWord => ({ text, className: null });
const keyword = (text: string): CodeWord => ({ text, className: 'c-keyword' });

it('encodes adjacent words of the same style as one run', () => {
  const words = [keyword('const'), plain(' '), plain('a = '), keyword('new'), plain(' B')];
  expect(encodeWords(words)).toBe('K5-5K3');
});

it('drops empty words, but not colored ones at the end', () => {
  expect(encodeWords([plain(''), keyword('if'), plain('')])).toBe('K2');
});

it('code without colors is encoded as an empty string', () => {
  expect(encodeWords([plain('a\nb')])).toBe('');
  expect(decodeLines('a\n\nb', '')).toEqual([[plain('a')], [], [plain('b')]]);
});

it('a multi-line word is colored on each line', () => {
  const comment = { text: '/* a\n   b */', className: 'c-comment' };
  expect(decodeLines('/* a\n   b */ c', encodeWords([comment, plain(' c')]))).toEqual([
    [{ text: '/* a', className: 'c-comment' }],
    [{ text: '   b */', className: 'c-comment' }, plain(' c')],
  ]);
});

it('whitespace is not colored', () => {
  expect(decodeLines('  a', 'K2')).toEqual([[plain('  a')]]);
});

it('an unknown class is rejected', () => {
  expect(() => encodeWords([{ text: 'a', className: 'c-odd' }])).toThrow('"c-odd"');
});

it('shows every character once and in order, whatever the words', () => {
  const word = fc.record({
    text: fc.string(),
    className: fc.constantFrom(null, 'c-keyword', 'c-string', 'c-string prefix inserted'),
  });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const code = words.map(({ text }) => text).join('');
      const lines = decodeLines(code, encodeWords(words));
      expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
    }),
  );
});
