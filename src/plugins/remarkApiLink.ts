import fs from 'node:fs';
import path from 'node:path';
import type { Link, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName, PRODUCTS } from '../site';
import { pageAddress } from './apiReference/pages';
import { textAttribute } from '../features/content/build/jsxAttribute';
import { didYouMean } from '../site/problem';

const REFERENCE = /<(?:ApiReference|StudioComponent|StudioFunction)\s[^>]*\bname="([^"]*)"/g;

/** The reference pages of a docs folder: what each documents, and its address below the base URL. */
function referencePages(siteDir: string, folder: string): ReadonlyMap<string, string> {
  const files = fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));
  return new Map(
    files.flatMap((file) =>
      [...fs.readFileSync(path.join(siteDir, file), 'utf8').matchAll(REFERENCE)].map(
        ([, name = '']) => [name, pageAddress(file)] as const,
      ),
    ),
  );
}

/** What a page can link to: where both products have a name, its own product's counts. */
function linksFor(page: VFile, siteDir: string): ReadonlyMap<string, string> {
  const own = path.relative(siteDir, page.path).split(path.sep)[0];
  const folders = PRODUCTS.map(({ docsPluginId }) => docsPluginId);
  const ordered = [...folders.filter((f) => f !== own), ...folders.filter((f) => f === own)];
  return new Map(ordered.flatMap((folder) => [...referencePages(siteDir, folder)]));
}

/**
 * Writes `<ApiLink name="DashboardLayout" />` as a link to the reference of that component, hook or
 * function.
 *
 * @throws (as a message of the page) when it has no reference page, with the nearest name
 */
export default function remarkApiLink({ siteDir }: { siteDir: string }): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    let links: ReadonlyMap<string, string> | null = null;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (element.name !== 'ApiLink' || index === undefined || !parent || !('children' in parent)) {
        return undefined;
      }
      const name = textAttribute(element, 'name') ?? '';
      links ??= linksFor(page, siteDir);
      const url = links.get(name);
      if (url === undefined) {
        const meant = didYouMean(nearestName(name, links.keys()));
        page.fail(`<ApiLink name="${name}">: no reference page documents it${meant}`, element);
      }
      const link: Link = { type: 'link', url, children: [{ type: 'inlineCode', value: name }] };
      const paragraph: Paragraph = { type: 'paragraph', children: [link] };
      const isLine = element.type === 'mdxJsxFlowElement';
      (parent.children as (Link | Paragraph)[]).splice(index, 1, isLine ? paragraph : link);
      return SKIP;
    });
  };
}
