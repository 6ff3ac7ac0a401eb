/** @jest-environment node */
import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { decodeLines } from '../codeWords';
import rehypeCodeWords from './rehypeCodeWords';

/** A fence as the MDX compiler passes it on. */
function fence(code: string, language: string | null, metastring = ''): Element {
  const className = language === null ? [] : [`language-${language}`];
  return {
    type: 'element',
    tagName: 'code',
    properties: { className, metastring },
    children: [{ type: 'text', value: `${code}\n` }],
  };
}

function run(element: Element): Element['properties'] {
  const tree: Root = { type: 'root', children: [element] };
  void rehypeCodeWords()(tree, new VFile({ path: 'page.mdx' }), () => undefined);
  return element.properties;
}

/** The words of a color, as the page shows them. */
function wordsOf(code: string, language: string, className: string): readonly string[] {
  const { words = '' } = run(fence(code, language));
  return decodeLines(code, String(words))
    .flat()
    .filter((word) => word.className === className)
    .map(({ text }) => text);
}

describe('code colors', () => {
  it.each([
    ['tsx', 'const a = <b c="d" />;', 'c-keyword', ['const', '=']],
    ['tsx', "const a: string = 'x';", 'c-string', ["'x'"]],
    ['bash', 'npm install --save a', 'c-function', ['npm', 'install']],
    ['bash', 'npx a --save-exact -D --port=1', 'c-property', ['--save-exact', '-D', '--port', '1']],
    ['bash', 'npx a\npnpm a', 'c-function', ['npx', 'pnpm']],
    ['tsx', 'const a = <b>Hello of 12, while</b>;', 'c-keyword', ['const', '=']],
    ['tsx', 'const a = <b>Hello of 12, while</b>;', 'c-function', ['b', 'b']],
    ['tsx', 'const a = <b>Hello of 12, while</b>;', 'c-property', []],
    ['json', '{ "a": 1 }', 'c-property', ['"a"', '1']],
    ['yaml', 'a: b # c', 'c-comment', ['# c']],
    ['diff', '-a\n+b', 'c-string prefix inserted', ['+']],
    ['diff', '-a\n+b', 'c-deleted prefix deleted', ['-']],
  ])('%s: in %s, %s covers %j', (language, code, className, words) => {
    expect(wordsOf(code, language, className)).toEqual(words);
  });

  it('a multi-line comment is colored on each line', () => {
    expect(wordsOf('/* a\n\n b */ c', 'ts', 'c-comment')).toEqual(['/* a', ' b */']);
  });

  it.each([
    ['plain text', 'text'],
    ['an unknown language', 'cobolesque'],
    ['inline code', null],
  ])('%s is left unchanged', (_name, language) => {
    expect(run(fence('const a', language))).not.toHaveProperty('words');
  });
});

describe('spec 3.5: line markers of a fence', () => {
  it('are passed on as attributes, and their comments are removed from the code', () => {
    const code = 'a\n// highlight-next-line\nb\n// added-next-line\nc\n// removed-next-line\nd';
    const element = fence(code, 'ts', 'showLineNumbers=3 {1}');
    expect(run(element)).toMatchObject({
      marked: '1,2',
      added: '3',
      removed: '4',
      numbers: '3',
    });
    expect(element.children).toEqual([{ type: 'text', value: 'a\nb\nc\nd\n' }]);
  });

  it('are absent without metadata', () => {
    const given = run(fence('a', 'text', 'title="x.ts"'));
    expect(Object.keys(given)).toEqual(['className', 'metastring']);
  });

  it('that cannot be parsed are reported', () => {
    expect(() => run(fence('a', 'ts', '{2}'))).toThrow('highlights line 2, but its code has 1');
  });
});
