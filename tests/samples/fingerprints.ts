import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { extractFences, usedPages } from './fences/extractFences';
import { VARIATIONS } from './variations';

/** What decides whether the test of an app passes, by the spec's file name. */
export type Fingerprints = Readonly<Record<string, string>>;

/** What each app is written, installed, built and started with. */
const SHARED = [
  'package-lock.json',
  'playwright.config.ts',
  'fences/applyDiff.ts',
  'fences/extractFences.ts',
  'support',
].map((name) => path.join('tests/samples', name));

const SPECS = 'tests/samples/browser';

function filesIn(place: string): readonly string[] {
  return fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place)
        .filter((name) => !name.includes('.test.'))
        .map((name) => path.join(place, name))
    : [place];
}

const pageFile = (name: string): string => path.posix.join('docs-core', name, 'index.mdx');

/** A page, and those that it takes files from. */
function withUsedPages(page: string): readonly string[] {
  return [page, ...usedPages(page, fs.readFileSync(page, 'utf8')).flatMap(withUsedPages)];
}

/** The pages that a spec names, such as `'integrations/react-router'`. */
function pagesOf(spec: string): readonly string[] {
  const names = [...spec.matchAll(/'([a-z][a-z/-]+)'/g)].map(([, name = '']) => pageFile(name));
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
 * The fingerprint of each app that `npm test` runs: of its spec, its files on the pages, its
 * packages and what runs it. Words of a page do not change it.
 */
export function readFingerprints(): Fingerprints {
  const shared = SHARED.flatMap(filesIn).map((file) => fs.readFileSync(file, 'utf8'));
  const specs = fs.readdirSync(SPECS).filter((name) => !VARIATIONS.test(name));
  return Object.fromEntries(
    specs.map((name) => {
      const spec = fs.readFileSync(path.join(SPECS, name), 'utf8');
      const parts = [...shared, spec, ...pagesOf(spec).map(appParts)];
      const hash = createHash('sha256').update(parts.join('\0'));
      return [name, hash.digest('hex').slice(0, 16)];
    }),
  );
}
