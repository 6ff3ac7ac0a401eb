import fs from 'node:fs';
import path from 'node:path';

/** A page that a reference is written into. */
export interface ReferencePage {
  /** What it documents, such as `DashboardLayout`. */
  readonly name: string;
  /** Below the site's base URL, such as `/core/api/dashboard-layout/`. */
  readonly address: string;
  /** Relative to the site. */
  readonly file: string;
}

const REFERENCE = /<ApiReference\s[^>]*\bname="([^"]*)"/g;

/** The address of the folder that a page lies in, below the base URL. */
export function pageAddress(file: string): string {
  return `/${path
    .dirname(file)
    .split(path.sep)
    .join('/')
    .replace(/^docs-/, '')}/`;
}

/**
 * Finds the pages of a docs folder that contain `<ApiReference name="…" />`.
 *
 * @throws Error when two pages document the same thing
 */
export function findReferencePages(siteDir: string, folder: string): readonly ReferencePage[] {
  const files = fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.join(folder, name));
  const pages = files.flatMap((file) =>
    [...fs.readFileSync(path.join(siteDir, file), 'utf8').matchAll(REFERENCE)].map(
      ([, name = '']) => ({ name, address: pageAddress(file), file }),
    ),
  );
  const seen = new Map<string, ReferencePage>();
  for (const page of pages) {
    const other = seen.get(page.name);
    if (other) {
      throw new Error(`${page.name} has two reference pages: ${other.file} and ${page.file}`);
    }
    seen.set(page.name, page);
  }
  return pages;
}
