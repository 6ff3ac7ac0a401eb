import type { ReferenceRow, ReferenceSection } from './model';

/** Locale keys are told by their English texts. */
const LOCALE_PREFIX = 'locale-';

/**
 * Adds the site's own sentences where the package's declarations say nothing.
 *
 * @param pages address of a page → its sections
 * @param notes `<address>#<anchor of a row>` → a sentence
 * @param folder where the notes are written, for messages
 * @returns the pages with the notes in place
 * @throws Error when a row is described by neither, or a note belongs to no row, or to one that the
 *   package describes itself
 */
export function addNotes(
  pages: ReadonlyMap<string, readonly ReferenceSection[]>,
  notes: Readonly<Record<string, string>>,
  folder: string,
): ReadonlyMap<string, readonly ReferenceSection[]> {
  const unused = new Map(Object.entries(notes));
  const describeRow = (address: string) => (row: ReferenceRow) => {
    const key = `${address}#${row.anchor}`;
    const note = notes[key];
    if (note === undefined && row.description === '' && !row.anchor.startsWith(LOCALE_PREFIX)) {
      throw new Error(
        `Reference: the package does not say what ${key} is; add a note in ${folder}`,
      );
    }
    if (note === undefined) {
      return row;
    }
    if (row.description !== '') {
      throw new Error(
        `Reference: the package describes ${key} now ("${row.description}"); remove the note from ${folder}`,
      );
    }
    unused.delete(key);
    return { ...row, description: note };
  };
  const described = new Map(
    [...pages].map(([address, sections]) => [
      address,
      sections.map((part) => ({ ...part, rows: part.rows.map(describeRow(address)) })),
    ]),
  );
  const [left] = unused.keys();
  if (left !== undefined) {
    throw new Error(`Reference: there is no ${left}; correct or remove the note in ${folder}`);
  }
  return described;
}
