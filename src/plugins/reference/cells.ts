import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ReferenceRow, TypePiece } from './model';

function attributes(values: Readonly<Record<string, string>>): MdxJsxTextElement['attributes'] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

function inline(
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: attributes(values),
    children: [...children],
  };
}

/** An element of a page that stands by itself. */
export function flow(
  name: string,
  values: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: attributes(values), children };
}

/** A text that a narrow column may break where a reader of code would. */
function breakable(text: string): PhrasingContent[] {
  return text
    .split(/(?<=[<.(])/)
    .flatMap((value, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [inline('wbr', {}, [])]),
      { type: 'text', value },
    ]);
}

/** A type as one piece of code, with links in it. */
export function typeNode(pieces: readonly TypePiece[]): MdxJsxTextElement {
  const children = pieces.flatMap(({ text, href }): PhrasingContent[] =>
    href === undefined ? breakable(text) : [{ type: 'link', url: href, children: breakable(text) }],
  );
  return inline('ReferenceCode', {}, children);
}

/** Markdown of one or more paragraphs, as what fits into a table's cell. */
function phrasing(markdown: string): PhrasingContent[] {
  return fromMarkdown(markdown).children.flatMap((block, index) => {
    const content: PhrasingContent[] =
      block.type === 'paragraph'
        ? block.children
        : [
            {
              type: 'text',
              value: markdown.slice(block.position?.start.offset, block.position?.end.offset),
            },
          ];
    return index === 0 ? content : [{ type: 'text', value: ' ' }, ...content];
  });
}

function mark(kind: string, text: string): PhrasingContent[] {
  return [
    { type: 'text', value: ' ' },
    inline('ReferenceMark', { kind }, [{ type: 'text', value: text }]),
  ];
}

/** The name of a row, with what sets it apart. */
export function nameCell(row: ReferenceRow): PhrasingContent[] {
  return [
    inline('ReferenceAnchor', { id: row.anchor }, [{ type: 'inlineCode', value: row.name }]),
    ...(row.isRequired ? mark('required', 'required') : []),
    ...(row.deprecation === null ? [] : mark('deprecated', 'deprecated')),
  ];
}

/** What a row says in words. */
export function descriptionCell(row: ReferenceRow): PhrasingContent[] {
  const deprecation = row.deprecation === null ? '' : `**Deprecated.** ${row.deprecation}`;
  return [...phrasing(row.description), ...phrasing(deprecation === '' ? '' : ` ${deprecation}`)];
}
