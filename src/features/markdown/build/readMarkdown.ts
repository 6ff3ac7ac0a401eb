import type { ElementContent } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { Code, Link, Paragraph, Root, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Handle as MarkdownHandle, toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { property, textOf } from '../../../build/tools/hast';
import type { DemoSource } from '../../../build/tools/publishing';
import { type MarkdownPage, pictureFile } from './markdownPage';
import { toPlainHtml } from './rules';

/** Data about a page and its site for the Markdown. */
export interface MarkdownContext {
  /** Absolute URL of the page. */
  readonly pageUrl: string;
  /** Absolute URL of the site, such as `https://mui.com/toolpad/`. */
  readonly siteUrl: string;
  /** What the page is about, with its version. */
  readonly origin: string;
}

/** A code block as written by `toPlainHtml`. */
const pre: Handle = (_state, block): Code => ({
  type: 'code',
  lang: property(block, 'lang') || null,
  meta: property(block, 'meta') || null,
  value: textOf(block),
});

/** Text that may need escaping: some characters anywhere, others at the start or end. */
const SPECIAL = /[\t\r\n!#&*<>[\\\]_`|~]|^[ \d+=:(-]| $/;

/** Skips the library's escaping, which tries some sixty patterns, for most texts. */
const plainText: MarkdownHandle = (node: Text, parent, state, info) =>
  SPECIAL.test(node.value) ? defaultHandlers.text(node, parent, state, info) : node.value;

/** The source line: a name with its version, and the page's URL. */
function originLine(origin: string, pageUrl: string): Paragraph {
  const link: Link = { type: 'link', url: pageUrl, children: [{ type: 'text', value: pageUrl }] };
  return { type: 'paragraph', children: [{ type: 'text', value: `${origin} · ` }, link] };
}

/**
 * Writes a built page as Markdown (GFM tables): title, lead, source line, then the text. `content`
 * is a writer's text on docs pages, all of `main` elsewhere. Throws if it has no heading.
 */
export function readMarkdown(
  content: readonly ElementContent[],
  { pageUrl, siteUrl, origin }: MarkdownContext,
  demoSource: (id: string) => readonly DemoSource[],
): MarkdownPage {
  const pictures = new Set<string>();
  const publishPicture = (dataUrl: string): string => {
    pictures.add(dataUrl);
    return siteUrl + pictureFile(dataUrl).file;
  };
  const html = toPlainHtml(content, { pageUrl, demoSource, publishPicture });
  const options = { document: true, handlers: { pre } };
  const tree = toMdast({ type: 'root', children: html }, options) as Root;
  const place = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const [title, next] = place < 0 ? [] : tree.children.slice(place, place + 2);
  if (!title) {
    throw new Error(`${pageUrl} has no heading, so it cannot be written as Markdown`);
  }
  const lead = next?.type === 'paragraph' ? next : null;
  tree.children.splice(place + (lead ? 2 : 1), 0, originLine(origin, pageUrl));
  const markdown = toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    handlers: { text: plainText },
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  return {
    title: toString(title),
    description: lead ? toString(lead) : '',
    markdown,
    pictures: [...pictures],
  };
}
