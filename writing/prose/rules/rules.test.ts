/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../../../src/plugins/problem';
import { readProsePage, type ProsePage, type Rule } from '../prosePage';
import { headings } from './headings';
import { links } from './links';
import { markup } from './markup';
import { fences, pictures } from './media';
import { bannedWords, unwritten } from './words';

const FRONT_MATTER = '---\ntitle: Thing\ndescription: What it is.\n---\n\n';
const FIRST_LINE = 6;

let siteDir = '';

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

async function pageAt(file: string, text: string): Promise<ProsePage> {
  fs.mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), FRONT_MATTER + text);
  const page = await readProsePage(siteDir, file);
  if ('problem' in page) {
    throw new Error(page.problem.message);
  }
  return page;
}

/** Problems as `line: message`, the first line of the text being 1. */
function told(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ line, message }) => `${line - FIRST_LINE + 1}: ${message}`);
}

async function check(rule: Rule, text: string): Promise<readonly string[]> {
  return told(rule(await pageAt('docs-core/thing/index.mdx', text)));
}

it('a page that is no MDX is told with its line', async () => {
  const file = 'docs-core/thing/index.mdx';
  fs.mkdirSync(path.join(siteDir, 'docs-core/thing'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), `${FRONT_MATTER}Words.\n\n<Demo\n`);
  const { problem } = (await readProsePage(siteDir, file)) as { problem: Problem };
  expect(problem.file).toBe(file);
  expect(problem.line).toBeGreaterThanOrEqual(FIRST_LINE + 2);
  expect(problem.message).toMatch(/^this is no MDX: /);
});

describe('headings', () => {
  const names = new Set(['React', 'Dashboard Layout', 'Zod', 'Dashboard', 'Layout']);
  const rule: Rule = (page) => headings(page, names);

  it.each([
    '## Use it with React',
    '## React’s own hooks',
    '## 1. Choose a name',
    '## What `Big Code` and "Default Page" mean',
    '## Steps. Then more',
    '## The looks <Badge>New</Badge>',
    '## Use the API of MUI and useDialogs',
    '## One\n\n### Two\n\n## Three',
  ])('%j is right', async (text) => {
    expect(await check(rule, text)).toEqual([]);
  });

  it.each([
    ['## One\n\n#### Two', '3: a heading of level 4 follows one of level 2: write ###'],
    ['### One', '1: a heading of level 3 follows one of level 1: write ##'],
    ['# One', '1: the title is the page’s only heading of the first level: begin with ##'],
    ['## Use The Thing', '1: headings are in sentence case: write the, thing; a name is added'],
  ])('%j is wrong', async (text, message) => {
    const [first = '', ...more] = await check(rule, text);
    expect(first.slice(0, message.length)).toBe(message);
    expect(more).toEqual([]);
  });
});

describe('words', () => {
  it('that judge the task are banned, with what to do', async () => {
    expect(await check(bannedWords, 'One.\nThis is Easy.')).toEqual([
      '2: "Easy": say how many steps it takes, or leave it out; where it means something else, put {/* allow: easy */} before the paragraph',
    ]);
  });

  it('in code, addresses and comments are not read; in titles and alt texts they are', async () => {
    expect(
      await check(bannedWords, '`just` [a](./just.mdx) {/* just */}\n\n```text\njust\n```'),
    ).toEqual([]);
    expect(
      await check(bannedWords, '![It is just it](./a.webp)\n\n<Demo title="easily" />'),
    ).toHaveLength(2);
  });

  it('may be allowed for a paragraph', async () => {
    expect(await check(bannedWords, '{/* allow: just */}\n\nA just cause.\n\nA just one.')).toEqual(
      [expect.stringMatching(/^5: "just"/)],
    );
    expect(await check(bannedWords, 'A just cause. {/* allow: easy, just */}')).toEqual([]);
  });

  it('that a template left to be written are listed', async () => {
    expect(await check(unwritten, 'One. {/* a note */}\n\n{/* write: the limits */}')).toEqual([
      '3: still to be written, or to be taken out with its heading: the limits',
    ]);
  });
});

describe('pictures', () => {
  beforeEach(() => {
    fs.mkdirSync(path.join(siteDir, 'docs-core/thing'), { recursive: true });
    fs.writeFileSync(path.join(siteDir, 'docs-core/thing/small.webp'), 'x');
    fs.writeFileSync(path.join(siteDir, 'docs-core/thing/large.webp'), Buffer.alloc(204_801));
  });

  it('that are there, small and described are right', async () => {
    const text = '![A form](./small.webp)\n\n<Figure src="./small.webp" alt="A" />';
    expect(await check(pictures, text)).toEqual([]);
  });

  it.each([
    ['![](./small.webp)', '1: ./small.webp has no alt text: say in the brackets'],
    ['![A form](./none.webp)', '1: ./none.webp: there is no such picture'],
    ['![A form](/img/a.webp)', '1: /img/a.webp: a picture lies beside its page'],
    ['\n![A form](./large.webp)', '2: ./large.webp has 201 KB, 200 are the most: save it'],
    ['<Figure src="./small.webp" dark="./large.webp" alt="A" />', '1: ./large.webp has 201 KB'],
  ])('%j is wrong', async (text, message) => {
    const [first = '', ...more] = await check(pictures, text);
    expect(first.slice(0, message.length)).toBe(message);
    expect(more).toEqual([]);
  });
});

it.each([
  ['```tsx\nx\n```', []],
  [
    '```\nx\n```',
    [expect.stringMatching(/^1: a fence says its language: ``` is followed by ts, /)],
  ],
  ['```typescript\nx\n```', [expect.stringMatching(/^1: no fence is in "typescript"/)]],
])('fence %j', async (text, problems) => {
  expect(await check(fences, text)).toEqual(problems);
});

it.each([
  ['Words.\n\n<script>1</script>', '3: <script> is not for pages: use Markdown, or a component'],
  ['<Stepps />', '1: <Stepps> is no component of pages (did you mean Steps?)'],
  ['<Figure src="./a.webp" alt="" />', '1: <Figure src="./name.webp" alt="What the picture'],
])('markup %j is refused as the build does', async (text, message) => {
  fs.mkdirSync(path.join(siteDir, 'docs-studio'));
  const [first = '', ...more] = await check(markup, text);
  expect(first.slice(0, message.length)).toBe(message);
  expect(more).toEqual([]);
});

describe('links', () => {
  async function checkLink(text: string): Promise<readonly string[]> {
    const others = [
      await pageAt(
        'docs-core/other/index.mdx',
        '## First part\n\n## Own {/* #id */}\n\n<Demo src="./A.tsx" />',
      ),
      await pageAt('docs-core/api/index.mdx', '<ApiReference name="X" />'),
      await pageAt('docs-studio/start/index.mdx', '## Go'),
    ];
    const page = await pageAt('docs-core/thing/index.mdx', `${text}\n\n## Here`);
    return told(links(page, new Map([page, ...others].map((one) => [one.file, one]))));
  }

  it.each([
    '[a](../other/index.mdx#first-part)',
    '[a](../other/index.mdx#id)',
    '[a](../other/index.mdx#A.tsx)',
    '[a](../api/index.mdx#generated)',
    '[a](#here)',
    '[a](/studio/start/#go)',
    '[a](https://example.com/#x)',
    '[a](mailto:a@example.com)',
  ])('%s is right', async (text) => {
    expect(await checkLink(text)).toEqual([]);
  });

  it.each([
    [
      '[a](../othr/index.mdx)',
      '../othr/index.mdx: there is no such file (did you mean ../other/index.mdx?)',
    ],
    ['[a](../other/)', '../other/: there is no such file (did you mean ../other/index.mdx?)'],
    [
      '[a](../other/index.mdx#frist-part)',
      'docs-core/other/index.mdx has no heading with this id (did you mean first-part?)',
    ],
    [
      '[a](#heer)',
      '#heer: docs-core/thing/index.mdx has no heading with this id (did you mean here?)',
    ],
    ['[a](#%E0%A4%A)', 'has no heading with this id'],
    [
      '[a](/core/other/#id)',
      '/core/other/#id: write ../other/index.mdx#id, the relative path of the file',
    ],
    ['[a](/toolpad/studio/start)', '/toolpad/studio/start: write /studio/start/'],
    ['[a](https://mui.com/toolpad/studio/start/)', ': write /studio/start/'],
    ['[a](/studio/strat/)', 'there is no such page (did you mean docs-studio/start/index.mdx?)'],
    ['[a](/studio/start/#no)', 'docs-studio/start/index.mdx has no heading with this id'],
    ['[a][b]\n\n[b]: ./none.mdx', './none.mdx: there is no such file'],
  ])('%s is wrong', async (text, message) => {
    const [first, ...more] = await checkLink(text);
    expect(first).toContain(message);
    expect(more).toEqual([]);
  });
});
