/** @jest-environment node */
import path from 'node:path';
import { readPage, type Page } from './checkPage';
import { checkTypes } from './checkTypes';
import type { SourceCache } from './fenceHost';
import { testPage } from './testPage';

/** TypeScript's own library, parsed once. */
const sources: SourceCache = new Map();

function check(...pages: Parameters<typeof checkTypes>[0]) {
  return checkTypes(pages, path.resolve('no-such-folder'), pages, sources);
}

/** Type errors in a page, without its name. Needs no packages, so none have to be installed. */
function problems(...lines: readonly string[]): readonly string[] {
  return check(testPage(...lines)).map(({ line, message }) => `${line}: ${message}`);
}

describe('the type check', () => {
  it('reports errors with the page’s line, also in a list', () => {
    const list = ['- a', '', '  ```ts', '  const a = 1;', '  export const b: string = a;', '  ```'];
    expect(problems(...list)).toEqual([expect.stringMatching(/^5: TS2322: /)]);
  });

  it('is strict in TypeScript, and lets JavaScript omit types', () => {
    const lines = (language: string) => ['```' + language, 'export const f = (a) => a;', '```'];
    expect(problems(...lines('ts'))).toEqual([expect.stringMatching(/^2: TS7006: /)]);
    expect(problems(...lines('js'))).toEqual([]);
    expect(problems('```js', 'export const a = [1].size;', '```')).toEqual([
      expect.stringMatching(/^2: TS2339: /),
    ]);
  });

  it('sees the page’s other files, each in the version of its section', () => {
    const shop = (name: string) => `\`\`\`ts title="shop.ts"\nexport const ${name} = 1;\n\`\`\``;
    const app = (name: string) =>
      `\`\`\`ts title="app.ts"\nimport { ${name} } from './shop';\nexport default ${name};\n\`\`\``;
    const wrong = [expect.stringMatching(/^3: TS2305: /)];
    const second = ['## B', shop('cake'), app('cake')];
    expect(problems('## A', app('bread'), shop('bread'), ...second)).toEqual([]);
    expect(problems('## A', app('cake'), shop('bread'), ...second)).toEqual(wrong);
    expect(problems('## A', app('bread'), shop('bread'), '## B', shop('cake'))).toEqual(wrong);
  });

  it('sees the files of a page that the page names, also in its earlier versions', () => {
    const base = testPage('```ts title="shop.ts"', 'export const bread = 1;', '```');
    const app = (name: string) => [
      '```ts title="app.ts"',
      `import { ${name} } from './shop';`,
      `export default ${name};`,
      '```',
    ];
    const other = (...lines: string[]) => {
      const page = readPage('docs-x/page/sub/index.mdx', lines.join('\n'));
      return check(base, page as Page).map(({ file, line }) => `${file}:${line}`);
    };
    const uses = '{/* files of ../index.mdx */}';
    expect(other(uses, '', ...app('bread'), ...app('bread'))).toEqual([]);
    expect(other(uses, '', ...app('cake'), ...app('bread'))).toEqual([
      'docs-x/page/sub/index.mdx:4',
    ]);
    expect(other(...app('bread'))).toHaveLength(1);
    expect(() => other('{/* files of ../lost.mdx */}')).toThrow(
      'docs-x/page/sub/index.mdx: there is no page docs-x/page/lost.mdx to take files of',
    );
  });

  it('uses the paths and libraries of the page’s tsconfig.json', () => {
    const files = [
      '```ts title="src/a.ts"\nexport const a = [1].toSorted();\n```',
      '```ts title="src/x/b.ts"\nexport { a } from \'@/a\';\n```',
    ];
    const config = '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] }, "lib": ["es2023"] } }';
    expect(problems(...files, '```json title="tsconfig.json"', config, '```')).toEqual([]);
    expect(problems(...files)).toEqual([
      expect.stringMatching(/^2: TS2550: /),
      expect.stringMatching(/^5: TS2307: /),
    ]);
  });

  it('keeps global declarations of one page out of other pages', () => {
    const declaring = testPage(
      '```ts',
      'declare global { const shop: string }',
      'export {};',
      '```',
    );
    const using = { ...testPage('```ts', 'export const a = shop;', '```'), file: 'docs-x/b.mdx' };
    expect(check(declaring, using)).toEqual([
      { file: 'docs-x/b.mdx', line: 2, message: "TS2304: Cannot find name 'shop'." },
    ]);
  });

  it('skips fragments, and keeps the names of samples apart', () => {
    expect(problems('```ts fragment title="a"', 'a: 1', '```')).toEqual([]);
    expect(
      problems('```ts', 'export const a = 1;', '```', '```ts', 'export const a = 2;', '```'),
    ).toEqual([]);
  });

  it('finds packages in the given folder only', () => {
    expect(problems('```ts', "export { run } from 'jest';", '```')).toEqual([
      expect.stringMatching(/^2: TS2307: .*'jest'/),
    ]);
  });
});
