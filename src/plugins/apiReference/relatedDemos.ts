import fs from 'node:fs';
import path from 'node:path';
import { pageAddress } from './pages';

/** A demo as a reference page links to it. */
export interface RelatedDemo {
  readonly title: string;
  /** Address of its page, below the base URL. */
  readonly page: string;
  /** Address of the demo itself. */
  readonly address: string;
  /** What it imports from the product's packages. */
  readonly uses: ReadonlySet<string>;
}

const DEMO = /<Demo\s[^>]*?\/>/g;
const IMPORT = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g;

function attribute(element: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '';
}

/** Names that a module imports from a package and its entry points. */
export function importedNames(source: string, packageName: string): ReadonlySet<string> {
  const names = [...source.matchAll(IMPORT)]
    .filter(([, , from = '']) => from === packageName || from.startsWith(`${packageName}/`))
    .flatMap(([, list = '']) => list.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s.*$/, ''),
    );
  return new Set(names.filter((name) => name !== ''));
}

/**
 * Finds the demos of a docs folder, in the order in which the pages show them.
 *
 * @param packageName whose imports count, such as `@toolpad/core`
 */
export function findDemos(
  siteDir: string,
  folder: string,
  packageName: string,
): readonly RelatedDemo[] {
  const pages = fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.join(folder, name));
  return pages.flatMap((file) => {
    const page = pageAddress(file);
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    return [...text.matchAll(DEMO)].map(([element]) => {
      const source = path.join(siteDir, path.dirname(file), attribute(element, 'src'));
      return {
        title: attribute(element, 'title'),
        page,
        address: `${page}#${path.basename(source)}`,
        uses: fs.existsSync(source)
          ? importedNames(fs.readFileSync(source, 'utf8'), packageName)
          : new Set<string>(),
      };
    });
  });
}

const MOST = 8;

/**
 * The demos to show for a component or hook: those of its guides first.
 *
 * @param guides addresses of the guides, most relevant first
 */
export function chooseDemos(
  demos: readonly RelatedDemo[],
  name: string,
  guides: readonly string[],
): readonly RelatedDemo[] {
  const rank = ({ page }: RelatedDemo) => {
    const place = guides.indexOf(page);
    return place === -1 ? guides.length : place;
  };
  return demos
    .filter(({ uses }) => uses.has(name))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}
