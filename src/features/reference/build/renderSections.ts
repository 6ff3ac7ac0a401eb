import type { PhrasingContent, RootContent, TableRow, Text } from 'mdast';
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
  child: MdxJsxFlowElement['children'][number],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: attributesOf(values), children: [child] };
}

function text(value: string): Text {
  return { type: 'text', value };
}

/** Code with break opportunities where a programmer would break it. */
function breakable(code: string): PhrasingContent[] {
  const [first = '', ...others] = code.split(/(?<=[<.(])/);
  return [text(first), ...others.flatMap((part) => [inline('wbr', {}, []), text(part)])];
}

function typeCode(pieces: readonly TypePiece[]): MdxJsxTextElement {
  const children = pieces.flatMap(({ text: code, href }): PhrasingContent[] =>
    href === undefined ? breakable(code) : [{ type: 'link', url: href, children: breakable(code) }],
  );
  return inline('ReferenceCode', {}, children);
}

/** Markdown as the content of a cell; blocks other than paragraphs stay as written. */
function phrasing(markdown: string): PhrasingContent[] {
  return fromMarkdown(markdown).children.flatMap((child, index) => {
    const { start, end } = child.position ?? {};
    const content: PhrasingContent[] =
      child.type === 'paragraph'
        ? child.children
        : [text(markdown.slice(start?.offset, end?.offset))];
    return index === 0 ? content : [text(' '), ...content];
  });
}

function mark(kind: 'required' | 'deprecated'): PhrasingContent[] {
  return [text(' '), inline('ReferenceMark', { kind }, [text(kind)])];
}

/** Columns by name; `cell` is empty if the row has no value. */
const COLUMNS: Readonly<
  Record<string, { label: string; cell: (row: ReferenceRow) => PhrasingContent[] }>
> = {
  name: {
    label: 'Name',
    cell: ({ anchor, name, isRequired, deprecation }) => [
      inline('ReferenceAnchor', { id: anchor }, [{ type: 'inlineCode', value: name }]),
      ...(isRequired ? mark('required') : []),
      ...(deprecation === null ? [] : mark('deprecated')),
    ],
  },
  type: {
    label: 'Type',
    cell: ({ type }) => (type.length > 0 ? [typeCode(type)] : []),
  },
  default: {
    label: 'Default',
    cell: ({ defaultValue: value }) => (value === null ? [] : [{ type: 'inlineCode', value }]),
  },
  description: {
    label: 'Description',
    cell: ({ description, deprecation }) =>
      phrasing(description + (deprecation === null ? '' : `\n\n**Deprecated.** ${deprecation}`)),
  },
};

/** More specific labels: section anchor → column → label. */
const SECTION_LABELS: Readonly<Record<string, Attributes>> = {
  'locale-keys': { name: 'Key', default: 'English text' },
  slots: { name: 'Slot', default: 'Default component' },
  'slot-props': { name: 'Slot' },
};

/** A table of rows, without empty columns. */
function table({ anchor, rows }: ReferenceSection): MdxJsxFlowElement {
  const columns = Object.entries(COLUMNS)
    .map(([key, { label, cell }]) => ({ key, label, cells: rows.map(cell) }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
  const tableRow = (cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  const head = columns.map(({ key, label }) => [text(SECTION_LABELS[anchor]?.[key] ?? label)]);
  const body = rows.map((_, index) => columns.map(({ cells }) => cells[index] ?? []));
  return block(
    'ReferenceTable',
    { columns: columns.map(({ key }) => key).join(' ') },
    { type: 'table', children: [head, ...body].map(tableRow) },
  );
}

/** Renders sections as a page's Markdown tree. */
export function renderSections(sections: readonly ReferenceSection[]): RootContent[] {
  return sections.flatMap((part): RootContent[] => [
    {
      type: 'heading',
      depth: part.depth,
      children: [text(part.title)],
      data: { hProperties: { id: part.anchor } },
    },
    ...(part.type.length > 0
      ? [block('ReferenceType', {}, { type: 'paragraph', children: [typeCode(part.type)] })]
      : []),
    ...(part.code === ''
      ? []
      : [{ type: 'code' as const, lang: 'tsx', meta: null, value: part.code }]),
    ...fromMarkdown(part.text).children,
    ...(part.rows.length > 0 ? [table(part)] : []),
  ]);
}
