import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { descriptionCell, flow, nameCell, typeNode } from './cells';
import type { ReferenceRow, ReferenceSection } from './model';

/** Column headings, by what a section lists. */
export interface TableLabels {
  readonly name: string;
  readonly type: string;
  readonly defaultValue: string;
  readonly description: string;
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
