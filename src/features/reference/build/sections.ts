import fs from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** A run of a type's text, with the link of the type that it names. */
export interface TypePiece {
  readonly text: string;
  readonly href?: string;
}

/** A row of a reference table: a prop, a slot, a parameter, a member, a locale key. */
export interface ReferenceRow {
  readonly name: string;
  /** Its id, unique on the page. */
  readonly anchor: string;
  readonly type: readonly TypePiece[];
  /** As the package states it; `null` where it states none. */
  readonly defaultValue: string | null;
  readonly isRequired: boolean;
  /** The replacement, in Markdown; `null` if it is not deprecated. */
  readonly deprecation: string | null;
  /** Markdown. */
  readonly description: string;
}

/** A section of a reference page. Empty parts are left out. */
export interface ReferenceSection {
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

/** Creates a section with defaults for missing fields; its anchor is made from its title. */
export function section(
  given: Pick<ReferenceSection, 'title'> & Partial<ReferenceSection>,
): ReferenceSection {
  const anchor = given.title.toLowerCase().replaceAll(' ', '-');
  return { anchor, depth: 2, text: '', code: '', type: [], rows: [], ...given };
}

/** Creates a row with defaults for missing fields. */
export function row(
  given: Pick<ReferenceRow, 'name' | 'anchor'> & Partial<ReferenceRow>,
): ReferenceRow {
  const empty = { type: [], defaultValue: null, isRequired: false, deprecation: null };
  return { ...empty, description: '', ...given };
}

/** A description in Markdown, or what a page says instead of a mistake in the package's own. */
const note = z.union([z.string(), z.strictObject({ instead: z.string(), write: z.string() })]);
const notesFile = z.record(z.record(note));

/**
 * Descriptions for rows that a package does not describe, or describes with a mistake:
 * page → anchor → description.
 */
export type Notes = Readonly<z.infer<typeof notesFile>>;

/**
 * Reads the notes of a YAML file.
 *
 * @throws Error that names the file when it does not hold pages, anchors and descriptions
 */
export function readNotes(file: string): Notes {
  try {
    return notesFile.parse(parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Adds notes to the rows of a page that the package does not describe, and corrects those it describes wrongly.
 *
 * @param page the key of its notes
 * @param file where the notes are, for messages
 * @throws Error for a row that neither package nor notes describe, a note beside a description of the
 *   package, a correction of what the package does not say, and a note without a row
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
      // The English text of a locale key says what the key is.
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
    throw new Error(`no row is called ${page}#${left}; correct or remove the note in ${file}`);
  }
  return described;
}
