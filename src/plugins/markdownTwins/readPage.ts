import type { ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'mdast-util-to-string';
import { parseFragment } from 'parse5';
import { z } from 'zod';
import { mainPart } from '../mainPart';
import { find, hasClass } from './hast';
import type { PageContext } from './rule';
import { toPlainHtml } from './rules';
import { afterLead, originLine, toMarkdownTree, writeMarkdown } from './toMarkdown';

/** A page as Markdown; `description` is the lead paragraph, empty where the page has none. */
export const twinShape = z
  .object({ title: z.string(), description: z.string(), markdown: z.string() })
  .readonly();

export type Twin = z.infer<typeof twinShape>;

/** Where a page says, in its head, that it is there as Markdown too. */
const TWIN_LINK = /<link[^>]*\stype="?text\/markdown/;

/** The text of a page: what its writer wrote on docs pages, all of `main` elsewhere. */
function contentOf(html: string): readonly ElementContent[] {
  const main = fromParse5(parseFragment(mainPart(html)));
  const content =
    find(main, (part) => hasClass(part, 'theme-doc-markdown')) ??
    find(main, ({ tagName }) => tagName === 'main');
  return content?.children ?? [];
}

/** Whether a page has a twin: its head names it then. */
export function hasTwin(html: string): boolean {
  return TWIN_LINK.test(html);
}

/**
 * Writes a built page as Markdown: title, lead, where it is from, then its text.
 *
 * @param html the finished page
 * @param origin what the page is about, with its version
 * @throws Error when the page has no heading
 */
export function readPage(html: string, origin: string, page: PageContext): Twin {
  const tree = toMarkdownTree({
    type: 'root',
    children: toPlainHtml(contentOf(html), page),
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
