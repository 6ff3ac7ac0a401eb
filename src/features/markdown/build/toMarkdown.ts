import type { Root as HastRoot } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { Code, Paragraph, Root } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as serialize } from 'mdast-util-to-markdown';
import { textOf, textProperty } from '../../../site/hast';

/** A block of code as `codeBlock` left it: what stands on its fence, and its text untouched. */
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
export function toMarkdownTree(content: HastRoot): Root {
  const tree = toMdast(content, { document: true, handlers: { pre } });
  return tree.type === 'root' ? tree : { type: 'root', children: [tree] };
}

/** Where a page's text begins: behind its title and its lead paragraph. */
export function afterLead({ children }: Root): number {
  const title = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  return children[title + 1]?.type === 'paragraph' ? title + 2 : title + 1;
}

/** The line that says where a text is from: a name with its version, and the page's address. */
export function originLine(origin: string, pageUrl: string): Paragraph {
  return {
    type: 'paragraph',
    children: [
      { type: 'text', value: `${origin} · ` },
      { type: 'link', url: pageUrl, children: [{ type: 'text', value: pageUrl }] },
    ],
  };
}

/** Writes a tree as Markdown with tables (GFM), each table's row on one line. */
export function writeMarkdown(tree: Root): string {
  return serialize(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
}
