import { parse, type DefaultTreeAdapterTypes as Parse5 } from 'parse5';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Element } from 'hast';
import { readDemoSource } from '../features/demos/build/demoFiles';
import { type MarkdownContext, readMarkdown } from '../features/markdown/build/readMarkdown';
import { readSearchPage } from '../features/search/build/readSearchPage';
import { CONTENT_CLASS } from './docusaurus/browser/names';
import type { PageFacts } from './facts';

/** Attributes whose values style sheets match. */
const STYLED_VALUES = /^(?:class|id|type|role|dir|data-.*|aria-.*)$/;

/** The class of the element with the writer's content. */
const CONTENT = new RegExp(`\\b${CONTENT_CLASS}\\b`);

/** Script types that browsers execute or apply; others are data, such as JSON-LD. */
const OBEYED_TYPES = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/** All elements in document order, including those in templates. */
function* elementsOf(document: Parse5.Document): Generator<Parse5.Element> {
  const waiting = [...document.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) {
      yield node;
      const { childNodes } = 'content' in node ? node.content : node;
      waiting.push(...[...childNodes].reverse());
    }
  }
}

function attributeOf({ attrs }: Parse5.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(element: Parse5.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/**
 * Reads the facts of a finished page, which is parsed only here, and once.
 *
 * @throws Error when the page links to its Markdown but has no heading
 */
export function readPageFacts(html: string, context: MarkdownContext, siteDir: string): PageFacts {
  const ids = new Set<string>();
  const selectors = new Set<string>();
  const values = new Set<string>();
  const classes = new Set<string>();
  const inlineScripts: string[] = [];
  let main: Parse5.Element | null = null;
  let content: Parse5.Element | null = null;
  let hasMarkdown = false;
  // Readers without scripts see the content of `noscript`.
  for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
    const { tagName } = element;
    selectors.add(tagName);
    for (const { name, value } of element.attrs) {
      selectors.add(name);
      if (STYLED_VALUES.test(name)) {
        values.add(value);
      }
      if (name === 'id') {
        ids.add(value);
      } else if (name === 'class') {
        value.split(/\s+/).forEach((one) => classes.add(one));
        content ??= CONTENT.test(value) ? element : null;
      }
    }
    if (tagName === 'script' && attributeOf(element, 'src') === undefined) {
      if (OBEYED_TYPES.test(attributeOf(element, 'type') ?? '')) {
        inlineScripts.push(textOf(element));
      }
    }
    hasMarkdown ||= tagName === 'link' && attributeOf(element, 'type') === 'text/markdown';
    main ??= tagName === 'main' ? element : null;
  }
  const shown = content ?? main;
  const tree = shown && (fromParse5(shown) as Element);
  return {
    ids: [...ids],
    selectors: [...new Set([...selectors, ...[...values].flatMap((value) => value.split(/\s+/))])],
    classes: [...classes],
    inlineScripts,
    search: content && tree && readSearchPage(tree),
    markdown: hasMarkdown
      ? readMarkdown(tree?.children ?? [], context, (id) => readDemoSource(siteDir, id))
      : null,
  };
}
