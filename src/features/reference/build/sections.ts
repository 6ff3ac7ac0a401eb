import fs from 'node:fs';
import type { Paragraph, PhrasingContent, RootContent, Table, TableRow, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { parse } from 'yaml';
import { z } from 'zod';

/** A run of a type's text, linked if it names a documented type. */
export interface TypePiece {
  readonly text: string;
  readonly href?: string;
}

/** A row of a reference table: a prop, a slot, a parameter, a member, a locale key. */
export interface ReferenceRow {
  readonly name: string;
  /** Id, unique on the page. */
  readonly anchor: string;
  readonly type: readonly TypePiece[];
  /** `null` if the package states none. */
  readonly defaultValue: string | null;
  readonly isRequired: boolean;
  /** The replacement, in Markdown; `null` if not deprecated. */
  readonly deprecation: string | null;
  /** Markdown. */
  readonly description: string;
}

/** A section of a reference page; empty parts, and sections with nothing else, are omitted. */
export interface ReferenceSection {
  /** Empty for what stands above the first heading. */
  readonly title: string;
  readonly anchor: string;
  readonly depth: 2 | 3;
  /** Markdown, above the table. */
  readonly text: string;
  /** TypeScript, shown as a code block. */
  readonly code: string;
  /** A type written out, with links. */
  readonly type: readonly TypePiece[];
  readonly rows: readonly ReferenceRow[];
}

/** Creates a section with default fields; its anchor is made from its title. */
export function section(
  given: Pick<ReferenceSection, 'title'> & Partial<ReferenceSection>,
): ReferenceSection {
  const anchor = given.title.toLowerCase().replaceAll(' ', '-');
  return { anchor, depth: 2, text: '', code: '', type: [], rows: [], ...given };
}

/** Creates a row with default fields. */
export function row(
  given: Pick<ReferenceRow, 'name' | 'anchor'> & Partial<ReferenceRow>,
): ReferenceRow {
  const empty = { type: [], defaultValue: null, isRequired: false, deprecation: null };
  return { ...empty, description: '', ...given };
}

/** A description in Markdown, or the correction of a mistaken one (`instead`). */
const note = z.union([z.string(), z.strictObject({ instead: z.string(), write: z.string() })]);
const notesFile = z.record(z.record(note));

/** Page → anchor → description, where the package has none or a mistaken one. */
export type Notes = Readonly<z.infer<typeof notesFile>>;

/** Reads the notes of a YAML file; errors name the file. */
export function readNotes(file: string): Notes {
  try {
    return notesFile.parse(parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Adds notes to rows that the package does not describe, or describes wrongly.
 *
 * @param file names the notes in messages
 * @throws Error for undescribed rows, and for notes that are redundant, outdated or without a row
 */
export function addNotes(
  page: string,
  sections: readonly ReferenceSection[],
  notes: Notes,
  file: string,
): readonly ReferenceSection[] {
  const pageNotes = notes[page] ?? {};
  const unused = new Set(Object.keys(pageNotes));
  const describe = ({ anchor, description }: ReferenceRow): string => {
    const own = pageNotes[anchor];
    const key = `${page}#${anchor}`;
    unused.delete(anchor);
    if (own === undefined) {
      // A locale key is described by its English text.
      if (description === '' && !anchor.startsWith('locale-')) {
        throw new Error(`the package does not describe ${key}; add a note to ${file}`);
      }
      return description;
    }
    const { instead, write } = typeof own === 'string' ? { instead: '', write: own } : own;
    if (instead === description) {
      return write;
    }
    throw new Error(
      instead === ''
        ? `the package describes ${key} itself ("${description}"); remove the note from ${file}`
        : `the package says "${description}" of ${key}; remove or renew its correction in ${file}`,
    );
  };
  const described = sections.map((part) => ({
    ...part,
    rows: part.rows.map((given) => ({ ...given, description: describe(given) })),
  }));
  const [left] = unused;
  if (left !== undefined) {
    throw new Error(`there is no row ${page}#${left}; correct or remove the note in ${file}`);
  }
  return described;
}

type Attributes = Readonly<Record<string, string>>;

function attributesOf(values: Attributes): MdxJsxTextElement['attributes'] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

function inline(name: string, values: Attributes, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributesOf(values), children };
}

function block(name: string, values: Attributes, child: Paragraph | Table): MdxJsxFlowElement {
  const attributes = attributesOf(values);
  return { type: 'mdxJsxFlowElement', name, attributes, children: [child] };
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
  const keys = columns.map(({ key }) => key).join(' ');
  const children = [head, ...body].map(tableRow);
  return block('ReferenceTable', { columns: keys }, { type: 'table', children });
}

/** Renders sections as a page's Markdown tree, without those that have no content at all. */
export function renderSections(sections: readonly ReferenceSection[]): RootContent[] {
  return sections.flatMap((part, index): RootContent[] => {
    const content: RootContent[] = [
      ...(part.type.length > 0
        ? [block('ReferenceType', {}, { type: 'paragraph', children: [typeCode(part.type)] })]
        : []),
      ...(part.code ? [{ type: 'code', lang: 'tsx', meta: null, value: part.code } as const] : []),
      ...fromMarkdown(part.text).children,
      ...(part.rows.length > 0 ? [table(part)] : []),
    ];
    const { title, anchor: id, depth } = part;
    const isGroup = depth < (sections[index + 1]?.depth ?? 0);
    const children = [text(title)];
    if (title === '') {
      return content;
    }
    return isGroup || content.length > 0
      ? [{ type: 'heading', depth, children, data: { hProperties: { id } } }, ...content]
      : [];
  });
}
