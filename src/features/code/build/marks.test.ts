/** @jest-environment node */
import { readMarks } from './rehypeCodeWords';

const NO_MARKS = { marked: [], added: [], removed: [], numbersFrom: null };

describe('spec 3.5: highlighted lines', () => {
  it.each([
    ['{2}', [2]],
    ['title="x.ts" {1,2-3}', [1, 2, 3]],
    ['{3} title="{1}"', [3]],
    ['title="of {1}"', []],
  ])('are those named by the fence: %s', (meta, marked) => {
    expect(readMarks('a\nb\nc', meta)).toEqual({ ...NO_MARKS, code: 'a\nb\nc', marked });
  });

  it.each([
    '// highlight-next-line',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '# highlight-next-line',
    '-- highlight-next-line',
    '<!-- highlight-next-line -->',
  ])('follow a comment in any language, which is removed: %s', (comment) => {
    expect(readMarks(`a\n  ${comment}\nb\nc`, '')).toEqual({
      ...NO_MARKS,
      code: 'a\nb\nc',
      marked: [2],
    });
  });

  it('are those between two comments', () => {
    const code = '// highlight-start\na\nb\n// highlight-end\nc\n# highlight-next-line\nd';
    expect(readMarks(code, '')).toEqual({ ...NO_MARKS, code: 'a\nb\nc\nd', marked: [1, 2, 4] });
  });

  it('can be set both ways, with line numbers as readers see them', () => {
    expect(readMarks('// highlight-next-line\na\nb', '{2}').marked).toEqual([1, 2]);
  });

  it.each(['const a = 1; // highlight-next-line', '// a highlight-next-line', 'highlight-start'])(
    'ignore a comment that is not alone on its line: %s',
    (code) => {
      expect(readMarks(code, '')).toEqual({ ...NO_MARKS, code });
    },
  );
});

describe('spec 3.5: lines of a diff', () => {
  it('are marked as inserted or deleted by comments', () => {
    const code =
      '// removed-next-line\na\n// added-start\nb\n// highlight-next-line\nc\n// added-end\nd';
    expect(readMarks(code, '')).toEqual({
      ...NO_MARKS,
      code: 'a\nb\nc\nd',
      marked: [3],
      added: [2, 3],
      removed: [1],
    });
  });
});

describe('spec 3.5: line numbers', () => {
  it.each([
    ['showLineNumbers', 1],
    ['title="a.ts" showLineNumbers {1}', 1],
    ['showLineNumbers=12', 12],
    ['', null],
    ['title="showLineNumbers"', null],
    ['showLineNumbersX', null],
  ])('with the fence %j start at %p', (meta, numbersFrom) => {
    expect(readMarks('a', meta).numbersFrom).toBe(numbersFrom);
  });
});

describe('invalid marks fail with a message for writers', () => {
  it.each([
    ['a', '{2}', 'the fence highlights line 2, but its code has 1'],
    ['// highlight-next-line\na', '{2}', 'the fence highlights line 2, but its code has 1'],
    ['a\n// highlight-end', '', '"// highlight-end" has no matching start'],
    ['# added-start\n# added-start\na', '', '"# added-start" appears twice'],
    ['// removed-start\na', '', '"// removed-start" has no line after it, or no matching end'],
    [
      'a\n// highlight-next-line',
      '',
      '"// highlight-next-line" has no line after it, or no matching end',
    ],
  ])('%j %s: %s', (code, meta, message) => {
    expect(() => readMarks(code, meta)).toThrow(message);
  });
});
