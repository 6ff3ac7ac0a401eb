import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ReferenceRow, ReferenceSection, TypePiece } from './sections';

type Attributes = Readonly<Record<string, string>>;

function attributesOf(values: Attributes): MdxJsxTextElement['attributes'] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

function inline(name: string, values: Attributes, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributesOf(values), children };
}

function block(
  name: string,
  values: Attributes,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: attributesOf(values), children };
}

/** Code with break opportunities where a programmer would break it. */
function breakable(code: string): PhrasingContent[] {
  return code
    .split(/(?<=[<.(])/)
    .flatMap((value, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [inline('wbr', {}, [])]),
      { type: 'text', value },
    ]);
}

function typeCode(pieces: readonly TypePiece[]): MdxJsxTextElement {
  const children = pieces.flatMap(({ text, href }): PhrasingContent[] =>
    href === undefined ? breakable(text) : [{ type: 'link', url: href, children: breakable(text) }],
  );
  return inline('ReferenceCode', {}, children);
}

/** Markdown of any number of paragraphs as the content of a cell; other blocks stay as written. */
function phrasing(markdown: string): PhrasingContent[] {
  return fromMarkdown(markdown).children.flatMap((child, index) => {
    const { start, end } = child.position ?? {};
    const content: PhrasingContent[] =
      child.type === 'paragraph'
        ? child.children
        : [{ type: 'text', value: markdown.slice(start?.offset, end?.offset) }];
    return index === 0 ? content : [{ type: 'text', value: ' ' }, ...content];
  });
}

function mark(kind: 'required' | 'deprecated'): PhrasingContent[] {
  return [
    { type: 'text', value: ' ' },
    inline('ReferenceMark', { kind }, [{ type: 'text', value: kind }]),
  ];
}

interface Column {
  readonly key: string;
  readonly label: string;
  /** Empty where the row has nothing to say. */
  readonly cell: (row: ReferenceRow) => PhrasingContent[];
}

const COLUMNS: readonly Column[] = [
  {
    key: 'name',
    label: 'Name',
    cell: ({ anchor, name, isRequired, deprecation }) => [
      inline('ReferenceAnchor', { id: anchor }, [{ type: 'inlineCode', value: name }]),
      ...(isRequired ? mark('required') : []),
      ...(deprecation === null ? [] : mark('deprecated')),
    ],
  },
  {
    key: 'type',
    label: 'Type',
    cell: ({ type }) => (type.length > 0 ? [typeCode(type)] : []),
  },
  {
    key: 'default',
    label: 'Default',
    cell: ({ defaultValue }) =>
      defaultValue === null ? [] : [{ type: 'inlineCode', value: defaultValue }],
  },
  {
    key: 'description',
    label: 'Description',
    cell: ({ description, deprecation }) => [
      ...phrasing(description),
      ...(description !== '' && deprecation !== null
        ? [{ type: 'text' as const, value: ' ' }]
        : []),
      ...phrasing(deprecation === null ? '' : `**Deprecated.** ${deprecation}`),
    ],
  },
];

/** Labels that say more than those of `COLUMNS`: anchor of a section → column → label. */
const SECTION_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'locale-keys': { name: 'Key', default: 'English text' },
  slots: { name: 'Slot', default: 'Default component' },
  'slot-props': { name: 'Slot' },
};

/** A table of rows, without the columns that would be empty. */
function table({ anchor, rows }: ReferenceSection): MdxJsxFlowElement {
  const labels = SECTION_LABELS[anchor];
  const columns = COLUMNS.map(({ key, label, cell }) => {
    const heading: PhrasingContent[] = [{ type: 'text', value: labels?.[key] ?? label }];
    return { key, heading, cells: rows.map(cell) };
  }).filter(({ cells }) => cells.some((cell) => cell.length > 0));
  const tableRow = (cells: readonly PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  const content: Table = {
    type: 'table',
    children: [
      tableRow(columns.map(({ heading }) => heading)),
      ...rows.map((_, index) => tableRow(columns.map(({ cells }) => cells[index] ?? []))),
    ],
  };
  return block('ReferenceTable', { columns: columns.map(({ key }) => key).join(' ') }, [content]);
}

/** Sections as the Markdown tree of a page. */
export function renderSections(sections: readonly ReferenceSection[]): RootContent[] {
  return sections.flatMap((part): RootContent[] => [
    {
      type: 'heading',
      depth: part.depth,
      children: [{ type: 'text', value: part.title }],
      data: { hProperties: { id: part.anchor } },
    },
    ...(part.type.length > 0
      ? [block('ReferenceType', {}, [{ type: 'paragraph', children: [typeCode(part.type)] }])]
      : []),
    ...(part.code === ''
      ? []
      : [{ type: 'code' as const, lang: 'tsx', meta: null, value: part.code }]),
    ...fromMarkdown(part.text).children,
    ...(part.rows.length > 0 ? [table(part)] : []),
  ]);
}
