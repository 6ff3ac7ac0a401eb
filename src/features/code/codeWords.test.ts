import fc from 'fast-check';
import { decodeLines, encodeWords, type CodeWord } from './codeWords';

const plain = (text: string): CodeWord => ({ text, className: null });
const keyword = (text: string): CodeWord => ({ text, className: 'c-keyword' });

it('names each run of words of one look once', () => {
  const words = [keyword('const'), plain(' '), plain('a = '), keyword('new'), plain(' B')];
  expect(encodeWords(words)).toBe('K5-5K3');
});

it('drops empty words, but no colored ones at the end', () => {
  expect(encodeWords([plain(''), keyword('if'), plain('')])).toBe('K2');
});

it('code without colours needs no word', () => {
  expect(encodeWords([plain('a\nb')])).toBe('');
  expect(decodeLines('a\n\nb', '')).toEqual([[plain('a')], [], [plain('b')]]);
});

it('a word over several lines is coloured in each', () => {
  const comment = { text: '/* a\n   b */', className: 'c-comment' };
  expect(decodeLines('/* a\n   b */ c', encodeWords([comment, plain(' c')]))).toEqual([
    [{ text: '/* a', className: 'c-comment' }],
    [{ text: '   b */', className: 'c-comment' }, plain(' c')],
  ]);
});

it('blanks carry no colour', () => {
  expect(decodeLines('  a', 'K2')).toEqual([[plain('  a')]]);
});

it('a class that the style sheet does not have is refused', () => {
  expect(() => encodeWords([{ text: 'a', className: 'c-odd' }])).toThrow('"c-odd"');
});

it('whatever the words are, every character is shown once, in order', () => {
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
