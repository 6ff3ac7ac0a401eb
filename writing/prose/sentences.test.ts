/** @jest-environment node */
import { claimIn } from './claims/claimWords';
import { eachTestHasASite, FIRST_LINE, PAGE, pageAt } from './rules/testing';
import { sentencesOf } from './sentences';

eachTestHasASite();

/** The sentences of a text as `line: sentence`, without its description. */
async function read(text: string): Promise<readonly string[]> {
  const [, ...sentences] = sentencesOf(await pageAt(PAGE, text));
  return sentences.map((one) => `${one.line - FIRST_LINE + 1}: ${one.text}`);
}

async function claimsIn(text: string): Promise<readonly (string | null)[]> {
  const [, ...sentences] = sentencesOf(await pageAt(PAGE, text));
  return sentences.map(claimIn);
}

describe('sentences', () => {
  it('come from the description, paragraphs, items and callouts', async () => {
    const [description] = sentencesOf(await pageAt(PAGE, ''));
    expect(description).toMatchObject({ line: 3, text: 'What it is.' });
    expect(
      await read(
        '## Only one\n\nOne. Two\nlines.\n\n- **Item.** It is.\n\n:::note[Always]\n\nNoted.\n\n:::\n\n```ts\nx. Y.\n```',
      ),
    ).toEqual(['3: One.', '3: Two lines.', '6: Item.', '6: It is.', '10: Noted.']);
  });

  it('are plain text: no markup, no comments, code as its text', async () => {
    expect(
      await read(
        '{/* a. B */}Use *the* [`Crud`](./a.mdx) **now** and <Badge>New</Badge>. ![A b.](./c.webp) `a. B` ends it.',
      ),
    ).toEqual(['1: Use the Crud now and New.', '1: a. B ends it.']);
  });

  it('end only where a sentence ends', async () => {
    expect(
      await read(
        'It asks "Are you sure?" and waits… then goes on, e.g. with Next.js 15.5. `x` follows 0.15.0 (see below.) So?\nnpm asks.',
      ),
    ).toEqual([
      '1: It asks "Are you sure?" and waits… then goes on, e.g. with Next.js 15.5.',
      '1: x follows 0.15.0 (see below.)',
      '1: So?',
      '2: npm asks.',
    ]);
  });

  it('of tables are their cells, with row and column if they are short', async () => {
    expect(
      await read(
        '| Option | Default | What |\n| --- | --- | --- |\n| `size` | 25 | How many rows it has. They are few. |\n| `on` | | always |',
      ),
    ).toEqual([
      '3: size',
      '3: size, Default: 25',
      '3: How many rows it has.',
      '3: They are few.',
      '4: on',
      '4: on, What: always',
    ]);
  });

  it('come from captions in JSX, too', async () => {
    expect(await read('<Figure src="./a.webp" alt="A" caption="One. Two." />')).toEqual([
      '1: One.',
      '1: Two.',
    ]);
  });
});

describe('claims', () => {
  it.each([
    ['Sessions last 30 days.', 'a duration ("30 days")'],
    ['It waits `500` ms.', 'a duration ("500 ms")'],
    ['It follows within a minute.', 'a duration ("within a minute")'],
    ['It saves a tenth of a second later.', 'a duration ("of a second")'],
    ['Rows per page default to 25.', 'a default ("default to")'],
    ['It holds up to six functions.', 'a limit ("up to six")'],
    ['A file has at most 2 MB.', 'a limit ("at most 2")'],
  ])('are found in: %s', async (text, what) => {
    expect(await claimsIn(text)).toEqual([what]);
  });

  it.each([
    'A second click opens it.',
    'Choose a day that suits you.',
    'Clear **Allow at most 5**.',
    'It says "At most 5".',
    'See [Default titles](./a.mdx).',
    'Set `default`.',
    'A read-only disk, not only here, up to a point.',
    'Listen on 127.0.0.1, on 05.05.2025.',
    'Use a default export.',
    'It has 500 kB, and at least the name.',
    'It never ends.',
    'In 0.15.0 it has none.',
  ])('are not found in: %s', async (text) => {
    expect(await claimsIn(text)).toEqual([null]);
  });

  it('include the cells of a column of defaults, but not the version that a row is about', async () => {
    expect(
      await claimsIn('| Version | Default |\n| --- | --- |\n| 0.15.0 | 25 |\n| 0.16.0 | |'),
    ).toEqual([null, 'what its column says ("Default")', null]);
  });
});
