import fs from 'node:fs';
import path from 'node:path';
import { parseLockFile } from '../../../tests/supply/lockFile';
import { isFile } from '../prosePage';

/** A folder with its own packages, and what its lock file lists. */
interface Home {
  readonly folder: string;
  /** Versions by the folder of the package, such as `node_modules/a/node_modules/b`. */
  readonly locked: ReadonlyMap<string, string>;
}

type Places = readonly (readonly string[])[];

/**
 * Where to look for packages that a product's pages describe; the first group that knows one decides.
 * Demos run with the site's packages, samples with those of readers.
 */
const HOMES: Places = [['.', 'tests/samples'], ['examples']];

/** Products that look elsewhere first. */
const OTHER_HOMES: Readonly<Record<string, Places>> = {
  'docs-studio': [['examples'], ['.', 'tests/samples']],
};

/** The result of looking for a string in a package's file. */
type Search = 'found' | 'no package' | 'no file' | 'no string' | 'not installed';

/** The packages of the site, of its samples and of its example apps. */
export interface Packages {
  /** @param page the page that makes the claim, such as `docs-core/react-crud/index.mdx` */
  readonly search: (page: string, file: string, text: string) => Search;
}

function readHome(siteDir: string, folder: string): Home {
  const file = path.join(siteDir, folder, 'package-lock.json');
  const packages = isFile(file) ? parseLockFile(fs.readFileSync(file, 'utf8')) : [];
  return {
    folder: path.join(siteDir, folder),
    locked: new Map(packages.map((one) => [one.folder, one.version])),
  };
}

/** A file's text with single spaces, so that claims do not depend on its line breaks. */
export function flatText(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** The package of a file's path: `@toolpad/core` of `@toolpad/core/esm/index.js`. */
export function packageOf(file: string): string {
  return /^(?:@[^/]+\/)?[^/]*/.exec(file)?.[0] ?? '';
}

/** Reads the lock files of a site. */
export function readPackages(siteDir: string): Packages {
  const homes = new Map<string, Home>();
  const texts = new Map<string, string>();
  const home = (folder: string): Home => {
    const known = homes.get(folder) ?? readHome(siteDir, folder);
    homes.set(folder, known);
    return known;
  };
  const textOf = (file: string): string => {
    const known = texts.get(file) ?? flatText(fs.readFileSync(file, 'utf8'));
    texts.set(file, known);
    return known;
  };
  const homesWith = (page: string, matches: (home: Home) => boolean): readonly Home[] => {
    const groups = OTHER_HOMES[page.split('/')[0] ?? ''] ?? HOMES;
    return (
      groups.map((group) => group.map(home).filter(matches)).find(({ length }) => length > 0) ?? []
    );
  };
  return {
    search: (page, file, text) => {
      const folder = `node_modules/${packageOf(file)}`;
      const places = homesWith(page, ({ locked }) => locked.has(folder));
      const installed = places.filter((place) => fs.existsSync(path.join(place.folder, folder)));
      const files = installed
        .map((place) => path.join(place.folder, 'node_modules', file))
        .filter(isFile);
      return places.length === 0
        ? 'no package'
        : files.some((one) => textOf(one).includes(flatText(text)))
          ? 'found'
          : installed.length < places.length
            ? 'not installed'
            : files.length === 0
              ? 'no file'
              : 'no string';
    },
  };
}
