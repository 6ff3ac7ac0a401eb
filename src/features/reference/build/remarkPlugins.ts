import path from 'node:path';
import type { Link, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../../../site';
import { textAttribute } from '../../../site/jsxAttribute';
import { didYouMean } from '../../../site/problem';
import { coreSections } from './core/coreReference';
import { docsPages, oncePerSite, referencePages } from './pages';
import { renderSections } from './renderSections';
import { studioSections } from './studio/studioReference';

/** Reference pages by docs folder: name → address. */
export const referenceAddresses = oncePerSite(
  (siteDir) =>
    new Map(
      [...docsPages(siteDir)].map(([folder, pages]) => {
        const addresses = referencePages(pages).map(
          ({ name, address }) => [name, address] as const,
        );
        return [folder, new Map(addresses)] as const;
      }),
    ),
);

/**
 * Replaces `<ApiLink name="…" />` with a link to the reference, within the page's own product if
 * both have the name. Fails the page, with the nearest name, when nothing documents it.
 */
export function remarkApiLink({ siteDir }: { siteDir: string }): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (element.name !== 'ApiLink' || index === undefined || !parent || !('children' in parent)) {
        return undefined;
      }
      const name = textAttribute(element, 'name') ?? '';
      const [folder = ''] = path.relative(siteDir, page.path).split(path.sep);
      const addresses = referenceAddresses(siteDir);
      const products = [...addresses.values()];
      const product = [addresses.get(folder), ...products].find((known) => known?.has(name));
      const url = product?.get(name);
      if (url === undefined) {
        const names = products.flatMap((known) => [...known.keys()]);
        const meant = didYouMean(nearestName(name, names));
        page.fail(`<ApiLink name="${name}">: no reference page documents it${meant}`, element);
      }
      const link: Link = { type: 'link', url, children: [{ type: 'inlineCode', value: name }] };
      const isLine = element.type === 'mdxJsxFlowElement';
      const written: RootContent = isLine ? { type: 'paragraph', children: [link] } : link;
      (parent.children as RootContent[]).splice(index, 1, written);
      return SKIP;
    });
  };
}

/** Elements that a generated reference replaces → the attribute that names its subject. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ApiReference: 'name',
  StudioComponent: 'name',
  StudioFunction: 'name',
  StudioTypes: 'name',
  StudioFile: 'kind',
};

/**
 * Replaces `<ApiReference>` and the `<Studio…>` elements with references from the installed
 * packages. Fails the page when its product has nothing of that name.
 */
export function remarkReference({ siteDir }: { siteDir: string }): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      const name = element.name ?? '';
      const attribute = ATTRIBUTES[name];
      if (attribute === undefined || index === undefined || !parent) {
        return undefined;
      }
      const subject = textAttribute(element, attribute) ?? '';
      try {
        const sections =
          name === 'ApiReference'
            ? coreSections(subject, siteDir)
            : studioSections(name, subject, siteDir);
        parent.children.splice(index, 1, ...renderSections(sections));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        page.fail(`<${name} ${attribute}="${subject}">: ${reason}`, element);
      }
      return SKIP;
    });
  };
}
