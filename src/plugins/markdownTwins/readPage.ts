import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';
import { find, hasClass, property } from './hast';
import { toPlainHtml, type PageContext } from './rules';
import { afterLead, originLine, toMarkdownTree, writeMarkdown } from './toMarkdown';

/** A page as Markdown. */
export interface Twin {
  readonly title: string;
  /** The lead paragraph; empty where the page has none. */
  readonly description: string;
  readonly markdown: string;
}

/** Where a page says, in its head, that it is there as Markdown too. */
const isTwinLink = (part: Element): boolean =>
  part.tagName === 'link' && property(part, 'type') === 'text/markdown';

/** The text of a page: what its writer wrote on docs pages, all of `main` elsewhere. */
function contentOf(document: Root): readonly ElementContent[] {
  const content =
    find(document, (part) => hasClass(part, 'theme-doc-markdown')) ??
    find(document, ({ tagName }) => tagName === 'main');
  return content?.children ?? [];
}

/**
 * Writes a built page as Markdown: title, lead, where it is from, then its text.
 *
 * @param html the finished page
 * @param origin what the page is about, with its version
 * @returns `null` for a page that has no twin (its head names none)
 * @throws Error when the page has a twin and no heading
 */
export function readPage(html: string, origin: string, page: PageContext): Twin | null {
  // Most of the time goes into parsing; pages without a twin are not parsed.
  if (!html.includes('text/markdown')) {
    return null;
  }
  const document = fromHtml(html);
  if (find(document, isTwinLink) === null) {
    return null;
  }
  const tree = toMarkdownTree({
    type: 'root',
    children: toPlainHtml(contentOf(document), page),
  });
  const start = afterLead(tree);
  const title = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const lead = tree.children[start - 1];
  if (!title || !lead) {
    throw new Error(`${page.pageUrl} has no heading, so it cannot be written as Markdown`);
  }
  tree.children.splice(start, 0, originLine(origin, page.pageUrl));
  return {
    title: toString(title),
    description: lead.type === 'paragraph' ? toString(lead) : '',
    markdown: writeMarkdown(tree),
  };
}
