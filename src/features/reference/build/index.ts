import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Link, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../../../site';
import { reloadLater } from '../../../build/docusaurus/reloadLater';
import { textAttribute } from '../../../build/tools/hast';
import { didYouMean } from '../../../build/tools/problem';
import { cachedReference, coreSections } from './core/cachedReference';
import { CORE_PACKAGE } from './core/demos';
import { docsPages, forgetPages, oncePerSite, referencePages } from './pages';
import { renderSections, type ReferenceSection } from './sections';

/** Name of the plugin, and of the folder with its generated files. */
const NAME = 'reference';

/** Generated files: the reference pages with their addresses, and Core's reference. */
const PAGES = 'addresses.json';
const CORE = 'core.json';

/** Source files of generated references, by element name or prefix. */
export function referenceSources({ siteDir, generatedFilesDir }: LoadContext) {
  const generated = (file: string) => path.join(generatedFilesDir, NAME, 'default', file);
  const vendored = (file: string) => path.join(siteDir, 'vendor/toolpad-studio', file);
  return {
    ApiLink: [generated(PAGES)],
    ApiReference: [generated(CORE), require.resolve(`${CORE_PACKAGE}/package.json`)],
    Studio: [
      require.resolve('@toolpad/studio-components/package.json'),
      vendored('index.d.mts'),
      vendored('schema.ts'),
    ],
  };
}

/** Reference pages by docs folder, and in it by name. */
export const namedPages = oncePerSite(
  (siteDir) =>
    new Map([...docsPages(siteDir)].map(([folder, pages]) => [folder, referencePages(pages)])),
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
      const pages = namedPages(siteDir);
      const products = [...pages.values()];
      const product = [pages.get(folder), ...products].find((known) => known?.has(name));
      const url = product?.get(name)?.address;
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

/** An element's reference; Studio's loads the compiler. */
async function sectionsOf(
  name: string,
  subject: string,
  siteDir: string,
): Promise<readonly ReferenceSection[]> {
  if (name === 'ApiReference') {
    return coreSections(subject, siteDir);
  }
  const { studioSections } = await import('./studio/studioReference');
  return studioSections(name, subject, siteDir);
}

/**
 * Replaces `<ApiReference>` and the `<Studio…>` elements with references from the installed
 * packages. Fails the page when its product has nothing of that name.
 */
export function remarkReference({ siteDir }: { siteDir: string }): Transformer<Root> {
  return async (tree: Root, page: VFile) => {
    const found: { element: MdxJsxFlowElement; siblings: RootContent[] }[] = [];
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, _index, parent) => {
      if (parent && Object.hasOwn(ATTRIBUTES, element.name ?? '')) {
        found.push({ element, siblings: parent.children });
      }
    });
    for (const { element, siblings } of found) {
      const name = element.name ?? '';
      const attribute = ATTRIBUTES[name] ?? '';
      const subject = textAttribute(element, attribute) ?? '';
      const sections = await sectionsOf(name, subject, siteDir).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        return page.fail(`<${name} ${attribute}="${subject}">: ${reason}`, element);
      });
      siblings.splice(siblings.indexOf(element), 1, ...renderSections(sections));
    }
  };
}

/**
 * Loads Core's reference before pages compile, and again when a page or demo changes.
 *
 * @throws (when content is loaded) Error when an export has no page, or a page no export (spec 8)
 */
export default function reference({ siteDir }: LoadContext): Plugin {
  return reloadLater<unknown>({
    name: NAME,
    getPathsToWatch: () => [
      path.join(siteDir, 'docs-core/**/*.{mdx,tsx}'),
      path.join(siteDir, 'docs-studio/**/*.mdx'),
    ],
    async loadContent() {
      forgetPages();
      await cachedReference(siteDir);
    },
    // In files, because the bundler cannot see what a page uses from other pages.
    async contentLoaded({ actions }) {
      const pages = [...namedPages(siteDir).values()].map((named) => [...named.values()]);
      await actions.createData(PAGES, JSON.stringify(pages));
      await actions.createData(CORE, JSON.stringify([...(await cachedReference(siteDir))]));
    },
  });
}
