/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareOriginals, updateOriginals, type Swizzling } from './compareOriginals';
import { findOriginal, parseOriginals, swizzledComponents } from './originals';

const REASONS = `# Swizzled components

| component            | how  | reason                  |
| -------------------- | ---- | ----------------------- |
| \`TOC\`, \`DocItem/Footer\` | own  | It uses \`useThing\`.      |
`;

const FOOTER = {
  package: '@docusaurus/theme-classic',
  version: '3.9.0',
  path: 'lib/theme/DocItem/Footer',
  hash: 'before',
};
const TOC = { ...FOOTER, path: 'lib/theme/TOC', hash: 'toc' };
const installed: Record<string, typeof FOOTER> = { 'DocItem/Footer': FOOTER, TOC };

/** Everything up to date; each test changes one thing. */
const upToDate: Swizzling = {
  recorded: installed,
  ours: ['DocItem/Footer', 'TOC'],
  find: (name) => installed[name] ?? null,
  reasons: REASONS,
};

describe('after an upgrade of Docusaurus', () => {
  it('reports nothing when no original changed, whatever its version', () => {
    const find = (name: string) => ({ ...(installed[name] ?? TOC), version: '3.10.0' });
    expect(compareOriginals({ ...upToDate, find })).toEqual([]);
  });

  it('reports a changed original, how to see the change and how to record the review', () => {
    const changed = { ...FOOTER, version: '3.10.0', hash: 'after' };
    const find = (name: string) => (name === 'TOC' ? TOC : changed);
    expect(compareOriginals({ ...upToDate, find })).toEqual([
      `DocItem/Footer: Docusaurus changed the original (3.9.0 → 3.10.0).
  See what changed:   npm diff --diff=@docusaurus/theme-classic@3.9.0 --diff=@docusaurus/theme-classic@3.10.0 lib/theme/DocItem/Footer
  Take it over where it matters in src/theme/DocItem/Footer, look at it in the browser, then:
  npm run check:swizzled -- --update DocItem/Footer`,
    ]);
  });

  it('reports a component that Docusaurus no longer has', () => {
    const find = (name: string) => (name === 'TOC' ? null : FOOTER);
    expect(compareOriginals({ ...upToDate, find })).toEqual([
      expect.stringMatching(/^TOC: Docusaurus has no such component any more/),
    ]);
  });

  it('records what was reviewed, and leaves the rest unchanged', () => {
    const find = (name: string) => ({ ...(installed[name] ?? TOC), version: '3.10.0' });
    const updated = updateOriginals({ ...upToDate, find }, ['TOC']);
    expect(updated).toEqual({ 'DocItem/Footer': FOOTER, TOC: { ...TOC, version: '3.10.0' } });
  });
});

describe('the list of swizzled components', () => {
  it('must contain every component', () => {
    const problems = compareOriginals({ ...upToDate, recorded: { TOC } });
    expect(problems).toEqual([expect.stringMatching(/^DocItem\/Footer: .* is not in .*--update/)]);
  });

  it('must not contain a component that is gone', () => {
    const gone: Swizzling = { ...upToDate, recorded: { ...installed, Navbar: TOC } };
    expect(compareOriginals(gone)).toEqual([
      expect.stringMatching(/^Navbar: is in .* but there is no src\/theme\/Navbar/),
    ]);
    expect(updateOriginals(gone, ['TOC'])).toHaveProperty('Navbar');
    expect(updateOriginals(gone, ['Navbar'])).toEqual(installed);
    expect(updateOriginals(gone, [])).toEqual(installed);
  });

  it('must have a reason for each component, and no other reasons', () => {
    expect(compareOriginals({ ...upToDate, reasons: '' })).toHaveLength(2);
    const reasons = REASONS.replace('`TOC`', '`TOC`, `Root`');
    expect(compareOriginals({ ...upToDate, reasons })).toEqual([
      expect.stringMatching(/^Root: has a row in src\/theme\/README\.md but no src\/theme\/Root/),
    ]);
  });

  it('is rejected when it is malformed', () => {
    expect(() => parseOriginals('{ "TOC": { "version": 3 } }')).toThrow();
  });
});

describe('an original', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'originals-'));
  const themeFolder = path.join(root, '@docusaurus/theme-classic/lib/theme');

  function write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }

  beforeAll(() => {
    write('@docusaurus/theme-classic/package.json', '{"version":"3.10.0"}');
    write('@docusaurus/core/package.json', '{"version":"3.10.1"}');
    write('@docusaurus/theme-classic/lib/theme/Page/index.js', 'page');
    write('@docusaurus/theme-classic/lib/theme/Page/Title.js', 'title');
    write('@docusaurus/core/lib/client/theme-fallback/Root/index.js', 'root');
  });
  afterAll(() => fs.rmSync(root, { recursive: true }));

  const hashOf = (name: string) => findOriginal(name, root)?.hash;

  it('consists of its own files, including styles, but not of the components below it', () => {
    const before = hashOf('Page');
    write('@docusaurus/theme-classic/lib/theme/Page/Title.js', 'another title');
    write('@docusaurus/theme-classic/lib/theme/Page/Below/index.js', 'below');
    expect(hashOf('Page')).toBe(before);
    fs.writeFileSync(path.join(themeFolder, 'Page/styles.module.css'), '.page {}');
    expect(hashOf('Page')).not.toBe(before);
  });

  it('can be a single file, or a component of Docusaurus’s core', () => {
    expect(findOriginal('Page/Title', root)).toMatchObject({ path: 'lib/theme/Page/Title.js' });
    expect(findOriginal('Root', root)).toMatchObject({
      package: '@docusaurus/core',
      version: '3.10.1',
    });
    expect(findOriginal('Missing', root)).toBeNull();
  });

  it('is replaced by a component of the same name, in a folder or a file', () => {
    write('theme/Page/index.tsx', '');
    write('theme/Page/Title.tsx', '');
    write('theme/Page/index.test.tsx', '');
    write('theme/Page/helpers.ts', '');
    expect(swizzledComponents(path.join(root, 'theme'))).toEqual(['Page', 'Page/Title']);
  });
});
