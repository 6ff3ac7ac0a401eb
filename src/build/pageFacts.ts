import { parse, type DefaultTreeAdapterTypes as Parse5 } from 'parse5';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Element } from 'hast';
import { z } from 'zod';
import { readDemoSource } from '../features/demos/build/readDemoSource';
import {
  type MarkdownContext,
  readMarkdown,
  markdownPageShape,
} from '../features/markdown/build/readPage';
import { readSearchPage, searchPageShape } from '../features/search/build/readPage';

/** What the steps after the build need to know of a page. */
export const pageFactsShape = z.object({
  /** Every `id`, so what a hash can lead to. */
  ids: z.array(z.string()),
  /** Its elements, attributes, and the values that style sheets ask for. */
  selectors: z.array(z.string()),
  /** The scripts in its HTML that the browser runs or obeys. */
  inlineScripts: z.array(z.string()),
  /** What search finds; `null` where it is no documentation page. */
  search: searchPageShape.nullable(),
  /** The page as Markdown; `null` where its head names none. */
  markdown: markdownPageShape.nullable(),
});

export type PageFacts = z.infer<typeof pageFactsShape>;

/** Attributes whose values style sheets ask for. */
const STYLED_VALUES = /^(?:class|id|type|role|dir|data-.*|aria-.*)$/;

/** Types that the browser runs or obeys; a script of any other type is data, such as JSON-LD. */
const OBEYED_TYPES = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

function attributesOf(element: Parse5.Element): Readonly<Record<string, string>> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/** Every element below a node, in the order of the page; those of templates too. */
function* elementsOf(node: Parse5.ParentNode): Generator<Parse5.Element> {
  for (const child of node.childNodes) {
    if ('tagName' in child) {
      yield child;
      yield* elementsOf('content' in child ? child.content : child);
    }
  }
}

function textOf(element: Parse5.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/**
 * Reads a finished page: it is parsed here, once, and nowhere else.
 *
 * @param html as Docusaurus wrote it
 * @param context what Markdown needs to know of the page
 * @param siteDir the folder of the site, where its demos are
 * @throws Error when the page says that it is there as Markdown and has no heading
 */
export function readPageFacts(html: string, context: MarkdownContext, siteDir: string): PageFacts {
  const ids = new Set<string>();
  const selectors = new Set<string>();
  const inlineScripts: string[] = [];
  let main: Parse5.Element | null = null;
  let content: Parse5.Element | null = null;
  let hasMarkdown = false;
  // What stands in `noscript` is part of the page for who has no scripts.
  for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
    const { tagName } = element;
    const attributes = attributesOf(element);
    selectors.add(tagName);
    for (const [name, value] of Object.entries(attributes)) {
      selectors.add(name);
      if (STYLED_VALUES.test(name)) {
        value.split(/\s+/).forEach((word) => selectors.add(word));
      }
    }
    if (attributes.id !== undefined) {
      ids.add(attributes.id);
    }
    if (tagName === 'script' && attributes.src === undefined) {
      if (OBEYED_TYPES.test(attributes.type ?? '')) {
        inlineScripts.push(textOf(element));
      }
    }
    hasMarkdown ||= tagName === 'link' && attributes.type === 'text/markdown';
    main ??= tagName === 'main' ? element : null;
    content ??= /\btheme-doc-markdown\b/.test(attributes.class ?? '') ? element : null;
  }
  const shown = content ?? main;
  const tree = shown && (fromParse5(shown) as Element);
  return {
    ids: [...ids],
    selectors: [...selectors],
    inlineScripts,
    search: content && tree && readSearchPage(tree),
    markdown: hasMarkdown
      ? readMarkdown(tree?.children ?? [], context, (id) => readDemoSource(siteDir, id))
      : null,
  };
}
