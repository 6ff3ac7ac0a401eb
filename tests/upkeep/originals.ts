import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where Docusaurus looks for a theme component, nearest first. */
const THEME_FOLDERS = [
  ['@docusaurus/theme-classic', 'lib/theme'],
  ['@docusaurus/core', 'lib/client/theme-fallback'],
] as const;

const originalSchema = z.object({
  package: z.string(),
  version: z.string(),
  /** Its path inside the package, for `npm diff`. */
  path: z.string(),
  hash: z.string(),
});

/** The Docusaurus component that one of ours replaces. */
export type Original = z.infer<typeof originalSchema>;

export type Originals = Readonly<Record<string, Original>>;

/**
 * Parses the list of originals that our components were made against.
 *
 * @param text of `src/theme/originals.json`
 * @throws Error if it is not such a list
 */
export function parseOriginals(text: string): Originals {
  return z.record(originalSchema).parse(JSON.parse(text));
}

/** Docusaurus capitalizes components; other files in a folder belong to the folder's component. */
function isPartOfFolder(name: string): boolean {
  return /^[a-z]/.test(name);
}

/**
 * The components that replace Docusaurus's own.
 *
 * @param folder such as `src/theme`
 * @returns their names, such as `DocItem/Footer`, sorted
 */
export function swizzledComponents(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)(?:index|[A-Z]\w*)\.tsx$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.tsx$/, ''))
    .sort();
}

/** The files of a component that is a single file. */
function filesNamed(place: string): string[] {
  return ['.js', '.d.ts']
    .map((ending) => `${place}${ending}`)
    .filter((file) => fs.existsSync(file));
}

/** The files of a component that is a folder, without those of the components below it. */
function filesIn(place: string): string[] {
  return fs
    .readdirSync(place)
    .filter(isPartOfFolder)
    .sort()
    .map((name) => path.join(place, name));
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(path.basename(file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * Docusaurus's own component, as installed.
 *
 * @param name such as `DocItem/Footer`
 * @param modules the folder `node_modules`
 * @returns `null` if no theme has it
 */
export function findOriginal(name: string, modules: string): Original | null {
  for (const [packageName, themeFolder] of THEME_FOLDERS) {
    const place = path.join(modules, packageName, themeFolder, name);
    const isFolder = fs.existsSync(place);
    const files = isFolder ? filesIn(place) : filesNamed(place);
    if (files.length > 0) {
      const manifest = fs.readFileSync(path.join(modules, packageName, 'package.json'), 'utf8');
      return {
        package: packageName,
        version: z.object({ version: z.string() }).parse(JSON.parse(manifest)).version,
        path: path.posix.join(themeFolder, isFolder ? name : `${name}.js`),
        hash: hashOf(files),
      };
    }
  }
  return null;
}
