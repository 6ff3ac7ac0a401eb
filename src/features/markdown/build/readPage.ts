import { createHash } from 'node:crypto';
import type { ElementContent, Root as HastRoot } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { Code, Paragraph, Root } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as serialize } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import { textOf, textProperty } from '../../../site/hast';
import type { DemoSource } from '../../../site/publishing';
import { type PageContext, toPlainHtml } from './rules';

/**
 * The file of a small picture that the bundler wrote into a page.
 *
 * @param dataUrl such as `data:image/webp;base64,…`
 * @returns its path below the site's own, the same one each time, and what it holds
 * @throws Error if the value is not a base64 image
 */
export function pictureFile(dataUrl: string): { readonly file: string; readonly data: Buffer } {
  const [, type, content] = /^data:image\/([a-z]+)(?:\+xml)?;base64,(.+)$/.exec(dataUrl) ?? [];
  if (type === undefined || content === undefined) {
    throw new Error(`A picture in a page is not base64: ${dataUrl.slice(0, 40)}`);
  }
  const data = Buffer.from(content, 'base64');
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { file: `assets/markdown/${hash}.${type}`, data };
}

/** A code block as `codeBlock` emits it: its fence's metadata, and its text unchanged. */
const pre: Handle = (_state, block): Code => {
  const title = textProperty(block, 'dataCode');
  const language = textProperty(block, 'dataLanguage');
  return {
    type: 'code',
    // A fence's title follows its language, so there must be one.
    lang: language === '' && title !== '' ? 'text' : language || null,
    meta: title === '' ? null : `title="${title}"`,
    value: textOf(block),
  };
};

/** Turns plain HTML into Markdown's tree. */
function toMarkdownTree(content: HastRoot): Root {
  const tree = toMdast(content, { document: true, handlers: { pre } });
  return tree.type === 'root' ? tree : { type: 'root', children: [tree] };
}

/** Where a page's text begins: behind its title and its lead paragraph. */
function afterLead({ children }: Root): number {
  const title = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  return children[title + 1]?.type === 'paragraph' ? title + 2 : title + 1;
}

/** The line that says where a text is from: a name with its version, and the page's address. */
function originLine(origin: string, pageUrl: string): Paragraph {
  return {
    type: 'paragraph',
    children: [
      { type: 'text', value: `${origin} · ` },
      { type: 'link', url: pageUrl, children: [{ type: 'text', value: pageUrl }] },
    ],
  };
}

/** Writes a tree as Markdown with tables (GFM), each table's row on one line. */
function writeMarkdown(tree: Root): string {
  return serialize(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
}

/** A page as Markdown. */
export const markdownPageShape = z
  .object({
    title: z.string(),
    /** The lead paragraph; empty where the page has none. */
    description: z.string(),
    markdown: z.string(),
    /** Small images inlined into the HTML as `data:` URLs. */
    pictures: z.array(z.string()).readonly(),
  })
  .readonly();

export type MarkdownPage = z.infer<typeof markdownPageShape>;

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
): Omit<MarkdownPage, 'pictures'> {
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
): MarkdownPage {
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
