import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { IndexedPage, IndexShard } from './shard';
import { termsOf, wordsOf } from './tokens';

/** Fields by their number in the index of sections. */
const FIELDS = ['heading', 'text', 'code'] as const;
const [HEADING, TEXT, CODE] = [0, 1, 2] as const;

type FieldCounts = Partial<Record<number, Record<number, number>>>;

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
 * Makes an index of titles. It is one of its own: a title counts once for its page, however many
 * sections the page has.
 *
 * @returns an index whose documents are the pages, by their number
 */
export function indexTitles(pages: readonly IndexedPage[]): MiniSearch {
  const index = new MiniSearch<{ id: number; title: string }>({
    fields: ['title'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(pages.map((page, id) => ({ id, title: titleTerms(page).join(' ') })));
  return index;
}

/**
 * Makes an index of sections, as if MiniSearch had serialised it itself.
 *
 * @returns an index whose documents are the sections, by their number
 */
export function indexSections({ sections, postings }: IndexShard): MiniSearch {
  const index = new Map<string, FieldCounts>();
  const add = (term: string, field: number, section: number, count: number): void => {
    const fields = index.get(term) ?? {};
    const places = fields[field] ?? {};
    places[section] = (places[section] ?? 0) + count;
    fields[field] = places;
    index.set(term, fields);
  };
  const lengths = sections.map(({ place, heading, lengths: [text, code] }, section) => {
    // The heading of a page's top is its title.
    const headings = place === 0 ? [] : termsOf(heading);
    headings.forEach((term) => {
      add(term, HEADING, section, 1);
    });
    return [headings.length, text, code];
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
  return MiniSearch.loadJS(serialised as AsPlainObject, { fields: [...FIELDS] });
}
