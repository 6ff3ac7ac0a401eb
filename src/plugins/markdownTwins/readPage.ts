import type { ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'mdast-util-to-string';
import { parseFragment } from 'parse5';
import { find, hasClass } from './hast';
import type { PageContext } from './rule';
import { toPlainHtml } from './rules';
import { afterLead, originLine, toMarkdownTree, writeMarkdown } from './toMarkdown';

/** A page as Markdown. */
export interface Twin {
  readonly title: string;
  /** The lead paragraph; empty where the page has none. */
  readonly description: string;
  readonly markdown: string;
}

/** Where a page says, in its head, that it is there as Markdown too. */
const TWIN_LINK = /<link[^>]*\stype="?text\/markdown/;

/** The main part of a page, with which Markdown has to do; the rest is as long and not parsed. */
const MAIN = /<main[\s>].*<\/main>/s;

/** The text of a page: what its writer wrote on docs pages, all of `main` elsewhere. */
function contentOf(html: string): readonly ElementContent[] {
  const main = fromParse5(parseFragment(MAIN.exec(html)?.[0] ?? ''));
  const content =
    find(main, (part) => hasClass(part, 'theme-doc-markdown')) ??
    find(main, ({ tagName }) => tagName === 'main');
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
  if (!TWIN_LINK.test(html)) {
    return null;
  }
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
