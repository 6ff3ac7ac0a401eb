import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ReferenceRow, ReferenceSection, TypePiece } from './model';

/** Column headings, by what a section lists. */
export interface TableLabels {
  readonly name: string;
  readonly type: string;
  readonly defaultValue: string;
  readonly description: string;
}

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

function flow(
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
function typeNode(pieces: readonly TypePiece[]): MdxJsxTextElement {
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

function nameCell(row: ReferenceRow): PhrasingContent[] {
  return [
    inline('ReferenceAnchor', { id: row.anchor }, [{ type: 'inlineCode', value: row.name }]),
    ...(row.isRequired ? mark('required', 'required') : []),
    ...(row.deprecation === null ? [] : mark('deprecated', 'deprecated')),
  ];
}

function descriptionCell(row: ReferenceRow): PhrasingContent[] {
  const deprecation = row.deprecation === null ? '' : `**Deprecated.** ${row.deprecation}`;
  return [...phrasing(row.description), ...phrasing(deprecation === '' ? '' : ` ${deprecation}`)];
}

function tableRow(cells: readonly PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  };
}

/** A table of rows; columns that would stay empty are left out. */
function table(rows: readonly ReferenceRow[], labels: TableLabels): MdxJsxFlowElement {
  const columns = [
    { key: 'name', label: labels.name, isUsed: true, cell: nameCell },
    {
      key: 'type',
      label: labels.type,
      isUsed: rows.some(({ type }) => type.length > 0),
      cell: ({ type }: ReferenceRow): PhrasingContent[] =>
        type.length > 0 ? [typeNode(type)] : [],
    },
    {
      key: 'default',
      label: labels.defaultValue,
      isUsed: rows.some(({ defaultValue }) => defaultValue !== null),
      cell: ({ defaultValue }: ReferenceRow): PhrasingContent[] =>
        defaultValue === null ? [] : [{ type: 'inlineCode', value: defaultValue }],
    },
    {
      key: 'description',
      label: labels.description,
      isUsed: rows.some(
        ({ description, deprecation }) => description !== '' || deprecation !== null,
      ),
      cell: descriptionCell,
    },
  ].filter(({ isUsed }) => isUsed);
  const content: Table = {
    type: 'table',
    children: [
      tableRow(columns.map(({ label }) => [{ type: 'text', value: label }])),
      ...rows.map((row) => tableRow(columns.map(({ cell }) => cell(row)))),
    ],
  };
  return flow('ReferenceTable', { columns: columns.map(({ key }) => key).join(' ') }, [content]);
}

/**
 * A section as a page's content.
 *
 * @param labels of its table's columns
 */
export function sectionContent(part: ReferenceSection, labels: TableLabels): RootContent[] {
  return [
    {
      type: 'heading',
      depth: part.depth,
      children: [{ type: 'text', value: part.title }],
      data: { hProperties: { id: part.anchor } },
    },
    ...(part.type.length > 0
      ? [flow('ReferenceType', {}, [{ type: 'paragraph', children: [typeNode(part.type)] }])]
      : []),
    ...(part.code === ''
      ? []
      : [{ type: 'code' as const, lang: 'tsx', meta: null, value: part.code }]),
    ...fromMarkdown(part.text).children,
    ...(part.rows.length > 0 ? [table(part.rows, labels)] : []),
  ];
}
