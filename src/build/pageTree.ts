import ts from 'typescript';
import {
  docId,
  groupAddress,
  listPages,
  type NavigationItem,
  nearestName,
  overviewPathnames,
  type Product,
  walkItems,
} from '../site';
import { didYouMean, type Problem } from '../site/problem';

/** An entry in the source of a tree's file. */
export interface TreeEntry {
  readonly pathname: string;
  readonly line: number;
  /** Where the entry begins and ends, braces included. */
  readonly start: number;
  readonly end: number;
  /** The pathname of its group; `null` at the top level. */
  readonly group: string | null;
}

/** The file of a docs folder's navigation tree, such as `sidebars-core.ts` (spec 1.2). */
export function treeFileName(docsFolder: string): string {
  return `sidebars-${docsFolder.replace('docs-', '')}.ts`;
}

function pathnameOf(node: ts.ObjectLiteralExpression): string | null {
  for (const property of node.properties) {
    if (
      ts.isPropertyAssignment(property) &&
      'text' in property.name &&
      property.name.text === 'pathname' &&
      ts.isStringLiteralLike(property.initializer)
    ) {
      return property.initializer.text;
    }
  }
  return null;
}

/** Finds every entry in the source of a tree's file, groups before their entries. */
export function readTreeSource(source: string): readonly TreeEntry[] {
  const file = ts.createSourceFile('tree.ts', source, ts.ScriptTarget.Latest, true);
  const entries: TreeEntry[] = [];
  const visit = (node: ts.Node, group: string | null): void => {
    const pathname = ts.isObjectLiteralExpression(node) ? pathnameOf(node) : null;
    if (pathname !== null) {
      const start = node.getStart();
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      entries.push({ pathname, line, start, end: node.getEnd(), group });
    }
    ts.forEachChild(node, (child) => visit(child, pathname ?? group));
  };
  visit(file, null);
  return entries;
}

/** The source of an entry. */
export function entryText(pathname: string, title: string): string {
  const quoted = (text: string) =>
    text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
  return `{ pathname: ${quoted(pathname)}, title: ${quoted(title)} }`;
}

/** A Markdown file of a docs folder. */
interface PageFile {
  /** From the root of the site, such as `docs-core/introduction/index.mdx`. */
  readonly file: string;
  readonly title: string;
}

/** A product's tree, its source, and the files that it should list. */
interface TreeAndPages {
  readonly tree: readonly NavigationItem[];
  readonly treeSource: string;
  readonly pages: readonly PageFile[];
  readonly product: Product;
}

function repeatedAndNameless({ tree, treeSource, product }: TreeAndPages): readonly Problem[] {
  const file = treeFileName(product.docsPluginId);
  const entries = readTreeSource(treeSource);
  const repeated = entries.flatMap(({ pathname, line }, index) => {
    const first = entries.findIndex((other) => other.pathname === pathname);
    const message = `Duplicated pathname ${pathname} in pages: it is in line ${entries[first]?.line ?? 1} too; remove one of the two, or change its path`;
    return first === index ? [] : [{ file, line, message }];
  });
  const nameless = [...walkItems(tree)]
    .filter(({ title, subheader }) => !title && !subheader)
    .map(({ pathname }) => ({
      file,
      line: entries.find((entry) => entry.pathname === pathname)?.line ?? 1,
      message: `${pathname} has no name: add title: '…'`,
    }));
  return [...repeated, ...nameless];
}

/** The pathname of a page's file, without a trailing slash. */
function pathnameOfFile(file: string, product: Product): string {
  return file.replace(product.docsPluginId, product.basePath).replace(/(?:\/index)?\.mdx?$/, '');
}

function differences({ tree, treeSource, pages, product }: TreeAndPages): readonly Problem[] {
  const folder = product.docsPluginId;
  const treeFile = treeFileName(folder);
  const lines = new Map(readTreeSource(treeSource).map(({ pathname, line }) => [pathname, line]));
  const entries = new Map(
    listPages(tree).map(({ pathname }) => [
      `${folder}/${docId(pathname, product.basePath)}.mdx`,
      pathname,
    ]),
  );
  const files = new Set(pages.map(({ file }) => file));
  const missing = [...entries].filter(([file]) => !files.has(file));
  const orphans = pages.filter(({ file }) => !entries.has(file));
  const misspelt = new Set<string>();

  const missingProblems = missing.map(([file, pathname]): Problem => {
    const meant = nearestName(
      file,
      orphans.map((orphan) => orphan.file),
    );
    const line = lines.get(pathname) ?? 1;
    if (meant === null) {
      const address = pathname.replace('/toolpad/', '');
      const message = `${pathname} has no page: write ${file} (npm run new -- ${address} creates it once this entry is removed), or remove the entry`;
      return { file: treeFile, line, message };
    }
    misspelt.add(meant);
    const message = `${pathname} has no page${didYouMean(pathnameOfFile(meant, product))}: ${meant} is in no tree`;
    return { file: treeFile, line, message };
  });
  const orphanProblems = orphans
    .filter(({ file }) => !misspelt.has(file))
    .map(({ file, title }): Problem => {
      const pathname = pathnameOfFile(file, product);
      const message = file.endsWith('/index.mdx')
        ? `this page is in no tree: add the line "${entryText(pathname, title)}," to its group in ${treeFile}`
        : `a page is the index.mdx of its folder: move this file to ${folder}${pathname.slice(product.basePath.length)}/index.mdx`;
      return { file, line: 1, message };
    });
  return [...missingProblems, ...orphanProblems];
}

function uncovered({ tree, treeSource, product }: TreeAndPages): readonly Problem[] {
  const groups = new Set([...walkItems(tree)].filter((item) => item.children).map(groupAddress));
  const file = treeFileName(product.docsPluginId);
  const entries = readTreeSource(treeSource);
  return overviewPathnames(tree, product.basePath)
    .filter((pathname) => pathname !== product.basePath && !groups.has(pathname))
    .map((pathname) => ({
      file,
      line: entries.find((entry) => entry.pathname.startsWith(`${pathname}/`))?.line ?? 1,
      message: `${pathname}/ has no page: give the group of the pages below it the pathname '${pathname}-group', or write a page there`,
    }));
}

/**
 * Compares a product's tree with its pages (spec 1.1, 1.3, 8).
 *
 * @returns a problem for each repeated pathname, page without an entry, entry without a page or
 *   name, and pathname that would be a 404
 */
export function checkTree(all: TreeAndPages): readonly Problem[] {
  const wrongEntries = repeatedAndNameless(all);
  return wrongEntries.length > 0 ? wrongEntries : [...differences(all), ...uncovered(all)];
}
