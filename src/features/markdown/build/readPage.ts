import type { ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import { pictureFile } from './pictureFile';
import type { DemoSource, PageContext } from './rule';
import { toPlainHtml } from './rules';
import { afterLead, originLine, toMarkdownTree, writeMarkdown } from './toMarkdown';

/** A page as Markdown. */
export const twinShape = z
  .object({
    title: z.string(),
    /** The lead paragraph; empty where the page has none. */
    description: z.string(),
    markdown: z.string(),
    /** Small pictures that stand in the HTML itself, as `data:` addresses. */
    pictures: z.array(z.string()).readonly(),
  })
  .readonly();

export type Twin = z.infer<typeof twinShape>;

/** What Markdown needs to know of a page and its site. */
export interface MarkdownContext {
  /** The page's address with its origin. */
  readonly pageUrl: string;
  /** The site's address with its origin, such as `https://mui.com/toolpad/`. */
  readonly siteUrl: string;
  /** What the page is about, with its version. */
  readonly origin: string;
}

/**
 * Writes a built page as Markdown: title, lead, where it is from, then its text.
 *
 * @param content what a writer wrote on docs pages, all of `main` elsewhere
 * @param origin what the page is about, with its version
 * @throws Error when the page has no heading
 */
export function writePage(
  content: readonly ElementContent[],
  origin: string,
  page: PageContext,
): Omit<Twin, 'pictures'> {
  const tree = toMarkdownTree({ type: 'root', children: toPlainHtml(content, page) });
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

/**
 * The same, with the pictures that stand in the page itself.
 *
 * @param demoSource gives the whole source of a demo, by its id
 */
export function readMarkdown(
  content: readonly ElementContent[],
  { pageUrl, siteUrl, origin }: MarkdownContext,
  demoSource: (id: string) => readonly DemoSource[],
): Twin {
  const pictures = new Set<string>();
  const page = writePage(content, origin, {
    pageUrl,
    demoSource,
    publishPicture(dataUrl) {
      pictures.add(dataUrl);
      return siteUrl + pictureFile(dataUrl).file;
    },
  });
  return { ...page, pictures: [...pictures] };
}
