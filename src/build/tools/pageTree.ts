import {
  docId,
  groupAddress,
  listPages,
  type NavigationItem,
  nearestName,
  overviewPathnames,
  type Product,
  walkItems,
} from '../../site';
import { didYouMean, type Problem } from './problem';

/** The file of a docs folder's navigation tree, such as `sidebars-core.ts` (spec 1.2). */
export function treeFileName(docsFolder: string): string {
  return `sidebars-${docsFolder.replace('docs-', '')}.ts`;
}

const PATHNAME = /\bpathname['"]?:\s*(['"])(.*?)\1/g;

/** The pathnames in the source of a tree with their lines, groups before their entries. */
function pathnameLines(source: string) {
  return [...source.matchAll(PATHNAME)].map(({ index, 2: pathname = '' }) => ({
    pathname,
    line: source.slice(0, index).split('\n').length,
  }));
}

/** The source of an entry. */
export function entryText(pathname: string, title: string): string {
  const quoted = (text: string) =>
    text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
  return `{ pathname: ${quoted(pathname)}, title: ${quoted(title)} }`;
}

interface TreeAndPages {
  readonly tree: readonly NavigationItem[];
  readonly treeSource: string;
  /** `file` is relative to the site, such as `docs-core/introduction/index.mdx`. */
  readonly pages: readonly { readonly file: string; readonly title: string }[];
  readonly product: Product;
}

/**
 * Compares a product's tree with its pages (spec 1.1, 1.3, 8).
 *
 * @returns a problem for each repeated pathname, page without an entry, entry without a page or
 *   name, and pathname that would be a 404
 */
export function checkTree({ tree, treeSource, pages, product }: TreeAndPages): readonly Problem[] {
  const { docsPluginId: folder, basePath } = product;
  const treeFile = treeFileName(folder);
  const entries = pathnameLines(treeSource);
  const lineOf = (fits: (pathname: string) => boolean): number =>
    entries.find(({ pathname }) => fits(pathname))?.line ?? 1;
  /** A problem at the entry of a pathname, or at the first entry below it. */
  const problemAt = (pathname: string, message: string): Problem => ({
    file: treeFile,
    line: lineOf((one) => one === pathname || one.startsWith(`${pathname}/`)),
    message,
  });
  /** A page's pathname from its file, without a trailing slash. */
  const pathnameOfFile = (file: string): string =>
    file.replace(folder, basePath).replace(/(?:\/index)?\.mdx?$/, '');

  const repeated = entries.flatMap(({ pathname, line }): Problem[] => {
    const first = lineOf((one) => one === pathname);
    const message = `Duplicated pathname ${pathname} in pages: it is also on line ${first}; remove one of them, or change its path`;
    return first === line ? [] : [{ file: treeFile, line, message }];
  });
  const nameless = [...walkItems(tree)]
    .filter(({ title, subheader }) => !title && !subheader)
    .map(({ pathname }) => problemAt(pathname, `${pathname} has no name: add title: '…'`));
  if (repeated.length + nameless.length > 0) {
    return [...repeated, ...nameless];
  }

  const listed = new Map(
    listPages(tree).map(({ pathname }) => [`${folder}/${docId(pathname, basePath)}.mdx`, pathname]),
  );
  const files = pages.map(({ file }) => file);
  const unlisted = files.filter((file) => !listed.has(file));
  const misspelt = new Set<string>();
  const missing = [...listed]
    .filter(([file]) => !files.includes(file))
    .map(([file, pathname]) => {
      const meant = nearestName(file, unlisted);
      if (meant === null) {
        const address = pathname.replace('/toolpad/', '');
        return problemAt(
          pathname,
          `${pathname} has no page: write ${file} (npm run new -- ${address} creates it once this entry is removed), or remove the entry`,
        );
      }
      misspelt.add(meant);
      const hint = didYouMean(pathnameOfFile(meant));
      return problemAt(pathname, `${pathname} has no page${hint}: ${meant} is not in the tree`);
    });
  const orphans = pages
    .filter(({ file }) => !listed.has(file) && !misspelt.has(file))
    .map(({ file, title }): Problem => {
      const pathname = pathnameOfFile(file);
      const message = file.endsWith('/index.mdx')
        ? `this page is not in the tree: add the line "${entryText(pathname, title)}," to its group in ${treeFile}`
        : `a page must be the index.mdx of its folder: move this file to ${folder}${pathname.slice(basePath.length)}/index.mdx`;
      return { file, line: 1, message };
    });

  const groups = new Set([...walkItems(tree)].filter((item) => item.children).map(groupAddress));
  const uncovered = overviewPathnames(tree, basePath)
    .filter((pathname) => pathname !== basePath && !groups.has(pathname))
    .map((pathname) =>
      problemAt(
        pathname,
        `${pathname}/ has no page: give the group of the pages below it the pathname '${pathname}-group', or write a page there`,
      ),
    );
  return [...missing, ...orphans, ...uncovered];
}
