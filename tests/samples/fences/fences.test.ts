/** @jest-environment node */
import { checkFences, readPage, tooManyFragments } from './checkPage';
import { extractFences, isFilePath } from './extractFences';
import { testPage } from './testPage';

/** A page's problems, except type errors, without the page's name. */
function problemsOf(...lines: readonly string[]): readonly string[] {
  return checkFences(testPage(...lines)).map(({ line, message }) => `${line}: ${message}`);
}

describe('the fences of a page', () => {
  it('are found wherever they are, with the page’s lines', () => {
    const { fences } = testPage(
      '---\ntitle: X\n---\n', // lines 1 to 4
      '```ts\nexport const a = 1;\n```', // 5
      '1. Step\n\n   ```tsx title="src/App.tsx" {1}\n   export {};\n   ```\n', // 8, the fence 10
      ':::tip[Look]\n\n- one\n\n  ```bash npm2yarn\n  npm test\n  ```\n\n:::\n', // 14, the fence 18
      '<CodeGroup>\n\n```js title=a.js variant=JS\nexport {};\n```\n\n</CodeGroup>', // the fence 26
    );
    expect(fences.map(({ language, title, line, code }) => [language, title, line, code])).toEqual([
      ['ts', null, 5, 'export const a = 1;'],
      ['tsx', 'src/App.tsx', 10, 'export {};'],
      ['bash', null, 18, 'npm test'],
      ['js', 'a.js', 26, 'export {};'],
    ]);
    expect(fences.map(({ isNpm, variant }) => isNpm || variant)).toEqual([null, null, true, 'JS']);
  });

  it('have a section, and are fragments if marked so, whatever their title says', () => {
    const fences = extractFences(
      '```ts title="a fragment of it"\n```\n## A\n### B\n```ts fragment title="b"\n```',
    );
    expect(fences.map(({ section, isFragment }) => [section, isFragment])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it('cannot be read from invalid MDX, whose line is reported', () => {
    expect(readPage('a.mdx', 'Text\n\n<Demo')).toMatchObject({ file: 'a.mdx', line: 3 });
  });

  it.each(['src/App.tsx', '.env.local', 'app/[[...id]]/(group)/page.tsx', 'vite.config.ts'])(
    'are a file when their title is %s',
    (title) => {
      expect(isFilePath(title)).toBe(true);
    },
  );

  it.each(['Terminal', 'Output of npm run build', '/etc/hosts.txt', '../a.ts', 'in App.tsx'])(
    'are not a file when their title is %s',
    (title) => {
      expect(isFilePath(title)).toBe(false);
    },
  );
});

describe('the check of a single fence', () => {
  it.each([
    ['json', '{\n  "a": 1,\n}', '4: JSON: PropertyNameExpected'],
    ['json', '{\n  // no\n}', '3: JSON: InvalidCommentToken'],
    ['yaml', 'a: 1\n---\nb: [1', '4: YAML: Flow sequence in block collection must be'],
    ['bash', '# ok\nno-such-command --help', '3: no-such-command: no command'],
    ['bash', 'cd a && no-such-command', '2: no-such-command: no command'],
    ['bash', 'npm ci \\\n  --x\nno-such-command', '4: no-such-command: no command'],
    ['bash', 'npm ci\necho "a\nb', '3: nothing closes this quote'],
    ['bash', 'npm instal a', '2: npm instal: no such command'],
    ['bash npm2yarn', 'npm ci', '2: npm ci: has no counterpart'],
    ['bash npm2yarn', 'npm run x\nmkdir a', '3: mkdir: an npm2yarn fence holds'],
    ['typescript', 'const a = 1;', '1: a fence is in ts, tsx, js, jsx'],
    ['ts fragment', 'a: 1', '1: a fragment needs a title'],
  ])('rejects %s %j', (start, code, message) => {
    const problems = problemsOf(`\`\`\`${start}`, code, '```');
    expect(problems).not.toEqual([]);
    expect(problems[0]).toContain(message);
  });

  it.each([
    ['json', '{ "a": [1] }'],
    ['json title="tsconfig.json"', '{\n  // Strict\n  "strict": true,\n}'],
    ['yaml', 'a: 1\n---\nb: [1]'],
    ['bash', 'A=1 B="2 3" npm run \\\n  build -- --x # no-such-command\ncd a; (npm ci) 2>&1'],
    ['bash', "export SECRET=$(openssl rand -base64 33)\necho 'it; no-such' > a.txt"],
    ['bash npm2yarn', 'npx create-next-app@15 x --ts\ncd x\nnpm install a@1 -D'],
    ['text', '{ no-such-command'],
    ['json fragment title="in package.json"', '"a": 1,'],
  ])('accepts %s %j', (start, code) => {
    expect(problemsOf(`\`\`\`${start}`, code, '```')).toEqual([]);
  });
});

describe('fragments', () => {
  const whole = '```ts\nexport {};\n```';
  const fragment = '```ts fragment title="part"\na\n```';

  it('must be fewer than a tenth of a product’s scripts', () => {
    const pages = (wholes: number) => [testPage(...Array<string>(wholes).fill(whole), fragment)];
    expect(tooManyFragments(pages(10))).toBeNull();
    expect(tooManyFragments(pages(9))).toContain('1 of 10 scripts are fragments');
    expect(tooManyFragments([testPage(whole)])).toBeNull();
  });
});
