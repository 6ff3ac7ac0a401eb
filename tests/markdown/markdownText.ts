import type { Code, Heading, Image, Link, Nodes, Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { visit } from 'unist-util-visit';

/** A page's Markdown as a Markdown parser reads it. */
export interface MarkdownText {
  readonly text: string;
  readonly headings: readonly string[];
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly code: readonly { readonly title: string; readonly text: string }[];
  readonly pictures: readonly { readonly alt: string; readonly url: string }[];
  readonly links: readonly string[];
  /** Labels: paragraphs that begin in bold. */
  readonly labels: readonly string[];
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell', 'listItem', 'blockquote', 'break']);

/** The text of a node as readers of the rendered Markdown see it, without code blocks. */
function textOf(node: Nodes): string {
  switch (node.type) {
    case 'code':
    case 'image':
      return ' ';
    case 'text':
    case 'inlineCode':
    case 'html':
      return node.value;
    case 'break':
      return ' ';
    default: {
      const inner = 'children' in node ? node.children.map(textOf).join('') : '';
      return BLOCKS.has(node.type) ? ` ${inner} ` : inner;
    }
  }
}

function all<Kind extends Nodes>(tree: Root, type: Kind['type']): readonly Kind[] {
  const found: Kind[] = [];
  visit(tree, type, (node) => {
    found.push(node as Kind);
  });
  return found;
}

/** Reads a page's Markdown. */
export function readMarkdownText(markdown: string): MarkdownText {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const labels: string[] = [];
  visit(tree, 'strong', (node, index) => {
    if (index === 0) {
      labels.push(textOf(node));
    }
  });
  return {
    text: textOf(tree),
    headings: all<Heading>(tree, 'heading').map(
      (node) => `${node.depth} ${textOf(node).trim().replace(/\s+/g, ' ')}`,
    ),
    tables: all<Table>(tree, 'table').map(({ children }) =>
      children.map((row) => row.children.map(textOf)),
    ),
    code: all<Code>(tree, 'code').map(({ meta, value }) => ({
      title: /^title="(.*)"$/.exec(meta ?? '')?.[1] ?? '',
      text: value,
    })),
    pictures: all<Image>(tree, 'image').map(({ alt, url }) => ({ alt: alt ?? '', url })),
    links: all<Link>(tree, 'link').map(({ url }) => url),
    labels,
  };
}
