/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePage } from '../prose/parsePage';
import { createPage } from './createPage';
import { KINDS, readRequest } from './readRequest';

const DESCRIPTION = 'How a thing is shown in a page, and what readers can do with it there.';

let siteDir = '';

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'new-page-'));
  for (const name of ['sidebars-core.ts', 'sidebars-studio.ts', '.prettierrc.json']) {
    fs.copyFileSync(name, path.join(siteDir, name));
  }
  fs.mkdirSync(path.join(siteDir, 'docs-studio'));
  fs.cpSync('docs-core/react-crud', path.join(siteDir, 'docs-core/react-crud'), {
    recursive: true,
  });
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

function make(...args: readonly string[]) {
  return createPage(siteDir, readRequest(args));
}

function makeThing(address: string, ...more: readonly string[]) {
  return make(address, 'Thing', '--description', DESCRIPTION, ...more);
}

/** The lines of a written file around a line. */
function around(file: string, line: number): readonly string[] {
  const lines = fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  return lines.slice(line - 2, line + 1).map((text) => text.trim());
}

describe('npm run new', () => {
  it('creates the page and its entry, at the end of the group that fits', async () => {
    const { file, treeFile, line } = await makeThing('core/react-use-thing');
    expect(file).toBe('docs-core/react-use-thing/index.mdx');
    const page = fs.readFileSync(path.join(siteDir, file), 'utf8');
    expect(page).toMatch(/^---\ntitle: Thing\ndescription: How a thing .*\.\n---\n\n/);
    expect(page).toContain('## Signature');
    expect(around(treeFile, line)).toEqual([
      "{ pathname: '/toolpad/core/react-use-session', title: 'useSession' },",
      "{ pathname: '/toolpad/core/react-use-thing', title: 'Thing' },",
      "{ pathname: '/toolpad/core/react-persistent-state', title: 'Persisted state' },",
    ]);
  });

  it('puts the entry where the writer says, even into a group on one line', async () => {
    const { treeFile, line } = await makeThing('core/react-thing', '--after', 'core/react-account');
    expect(around(treeFile, line)).toEqual([
      "{ pathname: '/toolpad/core/react-account', title: 'Account' },",
      "{ pathname: '/toolpad/core/react-thing', title: 'Thing' },",
      '],',
    ]);
  });

  it('leaves the rest of the tree unchanged', async () => {
    const { treeFile, line } = await makeThing('studio/concepts/thing');
    const lines = fs.readFileSync(path.join(siteDir, treeFile), 'utf8').split('\n');
    lines.splice(line - 1, 1);
    expect(lines.join('\n')).toBe(fs.readFileSync('sidebars-studio.ts', 'utf8'));
  });

  it.each([
    ['core/react-thing', '## Features'],
    ['https://mui.com/toolpad/core/react-use-thing/', '## Signature'],
    ['/toolpad/studio/how-to-guides/thing/', '## Undo it'],
    ['studio/concepts/thing', '## Limits'],
  ])('derives the template of %s from the path', async (address, heading) => {
    const { file } = await makeThing(address);
    expect(fs.readFileSync(path.join(siteDir, file), 'utf8')).toContain(heading);
  });

  it.each(KINDS)('has a template %s that is valid MDX and says what to write', async (kind) => {
    const { file } = await makeThing('core/react-thing', '--kind', kind);
    const page = fs.readFileSync(path.join(siteDir, file), 'utf8');
    expect(parsePage(page).problem).toBeNull();
    expect(page.match(/\{\/\* write: /g)?.length).toBeGreaterThan(3);
  });

  it('quotes what YAML would misread', async () => {
    const { file } = await make(
      'core/react-thing',
      'Thing: a "page"',
      '--description',
      DESCRIPTION,
    );
    expect(fs.readFileSync(path.join(siteDir, file), 'utf8')).toContain(`title: 'Thing: a "page"'`);
  });

  it.each([
    [['core/react-thing'], 'needs a path and a title'],
    [['core/react-thing', 'A', 'Thing'], 'a title, the title in quotes'],
    [['core/react-thing', 'Thing', '--descripton', 'x'], "Unknown option '--descripton'"],
    [['core/react-thing', 'Thing'], 'Add --description'],
    [['core/react-thing', 'Thing', '--description', 'Short.'], 'has 6'],
    [['croe/react-thing', 'Thing'], 'core/ or studio/ (did you mean core?)'],
    [['core/React Thing', 'Thing'], '(did you mean core/react-thing?)'],
    [['core/../secret', 'Thing'], '(did you mean core/secret?)'],
    [['core', 'Thing'], '(did you mean core/react-thing?)'],
    [['core/thing', 'Thing'], 'add --kind component|hook|concept|how-to'],
    [['core/thing', 'Thing', '--kind', 'hok'], 'there are component, hook, concept, how-to (did'],
  ])('refuses %j', async (args, message) => {
    await expect((async () => make(...args))()).rejects.toThrow(message);
  });

  it.each([
    ['core/react-account', [], 'is in the tree already (line 50)'],
    ['core/thing/part', ['--kind', 'concept'], 'No page is beside /toolpad/core/thing/part'],
    [
      'core/thing/part',
      ['--kind', 'concept', '--after', 'core/react-crud'],
      '/toolpad/core/thing/ would have no page',
    ],
    ['core/react-thing', ['--after', 'core/react-crut'], 'did you mean /toolpad/core/react-crud?'],
    ['core/installation', ['--kind', 'how-to'], 'is an old path that redirects to'],
  ])('refuses %s %j', async (address, more, message) => {
    await expect(makeThing(address, ...more)).rejects.toThrow(message);
  });

  it('refuses a description that another page has, and writes nothing', async () => {
    const page = fs.readFileSync(path.join(siteDir, 'docs-core/react-crud/index.mdx'), 'utf8');
    const taken = /description: (.*)/.exec(page)?.[1] ?? '';
    await expect(make('core/react-thing', 'Thing', '--description', taken)).rejects.toThrow(
      'docs-core/react-crud/index.mdx has the same',
    );
    expect(fs.existsSync(path.join(siteDir, 'docs-core/react-thing'))).toBe(false);
    expect(fs.readFileSync(path.join(siteDir, 'sidebars-core.ts'), 'utf8')).toBe(
      fs.readFileSync('sidebars-core.ts', 'utf8'),
    );
  });
});
