import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { IndexedPage, IndexPiece } from './piece';
import { termsOf, wordsOf } from './tokens';

/** Fields by their number in the index. Titles belong to the top of their page only. */
const FIELDS = ['title', 'heading', 'text', 'code'] as const;
const [TITLE, HEADING, TEXT, CODE] = [0, 1, 2, 3] as const;

const OPTIONS: Options = { fields: [...FIELDS], idField: 'id' };

type FieldCounts = Record<string, Record<string, number>>;

/** Titles are found by two neighbours as one word too: `Data Grid` is `DataGrid`. */
function titleTerms({ title, label }: IndexedPage): string[] {
  const terms = [title, label].flatMap((text) => {
    const wholes = wordsOf(text).flatMap(([whole]) => whole?.term ?? []);
    const pairs = wholes.slice(1).map((term, index) => (wholes[index] ?? '') + term);
    return [...termsOf(text), ...pairs];
  });
  return [...new Set(terms)];
}

function averageLength(lengths: readonly number[][], field: number): number {
  const filled = lengths.map((own) => own[field] ?? 0).filter((length) => length > 0);
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
}

/**
 * Makes a MiniSearch index of an index piece, as if MiniSearch had serialised it itself. Sections
 * are its documents, by their number.
 */
export function toMiniSearch({ sections, postings }: IndexPiece): MiniSearch {
  const index = new Map<string, FieldCounts>();
  const add = (term: string, field: number, section: number, count: number): void => {
    const fields = index.get(term) ?? {};
    const places = (fields[field] ??= {});
    places[section] = (places[section] ?? 0) + count;
    index.set(term, fields);
  };
  const lengths = sections.map(({ page, place, heading, lengths: [text, code] }, section) => {
    const title = place === 0 ? titleTerms(page) : [];
    const headings = place === 0 ? [] : termsOf(heading);
    title.forEach((term) => add(term, TITLE, section, 1));
    headings.forEach((term) => add(term, HEADING, section, 1));
    return [title.length, headings.length, text, code];
  });
  for (const [term, places] of postings) {
    for (const { section, count } of places) {
      add(term, count > 0 ? TEXT : CODE, section, Math.max(1, count));
    }
  }
  const serialised = {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map((_section, id) => [id, id])),
    fieldIds: Object.fromEntries(FIELDS.map((name, id) => [name, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: FIELDS.map((_name, field) => averageLength(lengths, field)),
    storedFields: {},
    dirtCount: 0,
    index: [...index],
    serializationVersion: 2,
  };
  // The type of what MiniSearch reads names its own classes; what it reads is plain data.
  return MiniSearch.loadJS(serialised as unknown as AsPlainObject, OPTIONS);
}
