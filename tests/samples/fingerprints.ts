import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { importsOf } from '../../src/build/tools/importsOf';
import { extractFences, usedPages } from './fences/extractFences';
import { VARIATIONS } from './variations';

/** What decides whether the test of an app passes, by the spec's file name. */
export type Fingerprints = Readonly<Record<string, string>>;

/** What all apps are installed and run with. */
const SHARED = ['tests/samples/package-lock.json', 'tests/samples/playwright.config.ts'];

const SPECS = 'tests/samples/browser';

const pageFile = (name: string): string => path.posix.join('docs-core', name, 'index.mdx');

/** A page, and those that it takes files from. */
function withUsedPages(page: string): readonly string[] {
  return [page, ...usedPages(page, fs.readFileSync(page, 'utf8')).flatMap(withUsedPages)];
}

/** The pages that code names, such as `'integrations/react-router'`. */
function pagesOf(code: string): readonly string[] {
  const names = [...code.matchAll(/'([a-z][a-z/-]+)'/g)].map(([, name = '']) => pageFile(name));
  return [...new Set(names.filter((page) => fs.existsSync(page)).flatMap(withUsedPages))].sort();
}

const partsBySource = new Map<string, string>();

/** What an app takes from a page: its files, and the packages that its commands install. */
function appParts(page: string): string {
  const source = fs.readFileSync(page, 'utf8');
  const parts =
    partsBySource.get(source) ??
    JSON.stringify(
      extractFences(source)
        .filter(({ title, isNpm }) => title !== null || isNpm)
        .map(({ title, heading, code, file, isFragment, variant }) => [
          title,
          heading,
          file === null ? code : fs.readFileSync(path.join('examples', file), 'utf8'),
          isFragment,
          variant,
        ]),
    );
  partsBySource.set(source, parts);
  return parts;
}

/**
 * The fingerprint of each app that `npm test` runs: of its spec with all that it imports, its files
 * on the pages, and its packages. Words of a page do not change it.
 */
export function readFingerprints(): Fingerprints {
  const specs = fs.readdirSync(SPECS).filter((name) => !VARIATIONS.test(name));
  return Object.fromEntries(
    specs.map((name) => {
      const code = [...SHARED, ...importsOf(path.join(SPECS, name))].map((file) =>
        fs.readFileSync(file, 'utf8'),
      );
      const parts = [...code, ...pagesOf(code.join('\n')).map(appParts)];
      const hash = createHash('sha256').update(parts.join('\0'));
      return [name, hash.digest('hex').slice(0, 16)];
    }),
  );
}
