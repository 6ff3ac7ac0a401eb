/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../../../src/build/tools/problem';
import { readPackages } from '../claims/installed';
import { checkClaims, strayClaims } from './claims';
import { eachTestHasASite, PAGE, pageAt, siteDir } from './testing';

eachTestHasASite();

const FILE = 'writing/claims/core/thing.yml';

beforeEach(() => {
  write('tests/a.ts', "it('shows 25, never 30 rows')");
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
}

/** Lists packages in a lock file. */
function lock(folder: string, versions: Readonly<Record<string, string>>): void {
  const packages = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  );
  const text = JSON.stringify({ name: 'site', lockfileVersion: 3, packages });
  write(path.join(folder, 'package-lock.json'), text);
}

async function check(text: string, claims: string | null, page = PAGE) {
  const read = await pageAt(page, text);
  if (claims !== null) {
    write(FILE, claims);
  }
  const { problems, unseen } = checkClaims(read, readPackages(siteDir));
  return { messages: problems.map(formatProblem), unseen };
}

const PROOF = "  proof: test\n  in: tests/a.ts\n  has: 'shows 25, never 30 rows'\n";
const IN_PACKAGE =
  "- claim: It is 25.\n  proof: package\n  in: '@a/b/list.js'\n  has: 'size = 25'\n";

describe('a claim', () => {
  it('without an entry is reported, with what to do', async () => {
    const { messages } = await check('It is 25.\n\nAt most `25`\nrows.', '');
    expect(messages).toEqual([
      `${PAGE}:8: this states a limit ("At most 25") and has no proof: "At most 25 rows."; add it to ${FILE} (npm run claims -- core/thing prints the entry), or say no more than you know`,
    ]);
  });

  it('with an entry is accepted, and a repeated one is reported once', async () => {
    const claim = `- claim: At most 25 rows.\n${PROOF}`;
    const text = 'At most 25 rows.\n\n- At most `25` rows.';
    expect((await check(text, claim)).messages).toEqual([]);
    expect((await check(text, '')).messages).toHaveLength(1);
    expect((await check(text, claim + claim)).messages).toEqual([
      `${FILE}:5: this claim is listed twice: "At most 25 rows."`,
    ]);
  });

  it('needs an entry even if its page has no claims file, but not where no page has one', async () => {
    expect(await check('At most 25 rows.', null)).toEqual({ messages: [], unseen: [] });
    write('writing/claims/core/other.yml', '');
    expect((await check('At most 25 rows.', null)).messages).toHaveLength(1);
    expect((await check('It has rows.', null)).messages).toEqual([]);
  });

  it('that is no longer on the page is reported, with what it has become', async () => {
    const { messages } = await check(
      'There are at most 30 rows here.',
      `- claim: There are at most 25 rows.\n${PROOF}- claim: None.\n${PROOF}`,
    );
    expect(messages.slice(1, 3)).toEqual([
      `${FILE}:1: this sentence is not on ${PAGE} any more: "There are at most 25 rows."; if it reads "There are at most 30 rows here." now, prove that`,
      `${FILE}:5: this sentence is not on ${PAGE} any more: "None."; take it out`,
    ]);
  });
});

it('reports an invalid entry once, and does not report its sentence as missing', async () => {
  const { messages } = await check(
    'At most 25.',
    '- claim: At most 25.\n  proof: test\n  in: a.ts\n',
  );
  expect(messages).toEqual([expect.stringMatching(/^writing.*:1: this claim has no "has"/)]);
});

it('reports a claims file without a page', async () => {
  write('writing/claims/core/thign.yml', '');
  const pages = [await pageAt(PAGE, '')];
  expect(strayClaims(siteDir, pages).map(formatProblem)).toEqual([
    `writing/claims/core/thign.yml:1: this claims file belongs to no page (did you mean ${FILE}?)`,
  ]);
});

describe('a proof', () => {
  async function first(claims: string, page = PAGE): Promise<string | undefined> {
    return (await check('It is 25.', claims, page)).messages[0];
  }

  it('in a package holds as long as its file has the string, however it is wrapped', async () => {
    lock('.', { '@a/b': '1.0.0' });
    write('node_modules/@a/b/list.js', 'const size =\n  25;');
    expect(await first(IN_PACKAGE)).toBeUndefined();
    write('node_modules/@a/b/list.js', 'const size = 50;');
    expect(await first(IN_PACKAGE)).toBe(
      `${FILE}:1: has: @a/b/list.js does not contain "size = 25"; prove again: "It is 25."`,
    );
    fs.rmSync(path.join(siteDir, 'node_modules/@a/b/list.js'));
    expect(await first(IN_PACKAGE)).toContain('in: the installed @a/b has no file @a/b/list.js');
    lock('.', {});
    expect(await first(IN_PACKAGE)).toContain('in: @a/b is in no lock file');
  });

  it('in a package that is not installed is left to where it is installed', async () => {
    lock('tests/samples', { '@a/b': '1.0.0' });
    expect(await check('It is 25.', IN_PACKAGE)).toEqual({ messages: [], unseen: ['@a/b'] });
  });

  it('has the values of the sentence', async () => {
    lock('.', { '@a/b': '1.0.0' });
    write('node_modules/@a/b/list.js', 'const size = 25;');
    const { messages } = await check(
      'The default is 50.',
      IN_PACKAGE.replace('It is 25', 'The default is 50'),
    );
    expect(messages).toEqual([
      `${FILE}:1: has: "size = 25" does not contain the value "50"; prove again: "The default is 50."`,
    ]);
  });

  it('by a test holds as long as the test exists; on a page, samples count', async () => {
    const claim = (file: string) =>
      `- claim: It is 25.\n  proof: test\n  in: ${file}\n  has: 'shows 25 rows'\n`;
    write('tests/demos/a.ts', "it('shows 25 rows')");
    expect(await first(claim('tests/demos/a.ts'))).toBeUndefined();
    expect(await first(claim('tests/demos/b.ts'))).toContain('has no file tests/demos/b.ts');
    expect(await first(claim('../a.ts'))).toContain('in: this repository has no file ../a.ts');
    write('docs-core/a.mdx', 'It shows 25 rows.\n\n```ts\nrun();\n```\n');
    expect(await first(claim('docs-core/a.mdx'))).toContain('does not contain "shows 25 rows"');
    write('docs-core/a.mdx', '```ts\n// shows 25 rows\n```\n');
    expect(await first(claim('docs-core/a.mdx'))).toBeUndefined();
  });
});
