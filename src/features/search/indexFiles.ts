import { fetchFile } from '../../recovery/fetchFile';
import type { ProductId } from '../../site';
import type { PackedPage } from './packedPage';

/* Paths are relative to the site's root. */

/** A product's titles, headings and keywords, which name the published build's other files. */
export const indexFile = (product: ProductId) => `search-${product}.json`;

/** A file by its name, which has a hash of its content; the service worker keeps `assets/`. */
export const hashedFile = (name: string) => `assets/search/${name}.json`;

/** The content of {@link indexFile}. */
export interface ProductIndex {
  readonly pages: readonly PackedPage[];
  /** The name of the file with the terms of the text, for {@link hashedFile}. */
  readonly terms: string;
}

const isString = (data: unknown): data is string => typeof data === 'string';

/** Validates the texts of a page's sections. */
function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every(isString);
}

function isIndex(data: unknown): data is ProductIndex {
  const { pages, terms } = Object(data) as Partial<Record<keyof ProductIndex, unknown>>;
  const isPage = (page: unknown) => isString((Object(page) as Partial<PackedPage>).sections);
  return isString(terms) && Array.isArray(pages) && pages.every(isPage);
}

/** The site's path (spec 1.1). */
const SITE = '/toolpad/';

const loads = new Map<string, Promise<unknown>>();

/**
 * Fetches and validates a JSON file, once; the next call retries what failed.
 *
 * @throws Error (as a rejection) on network errors, HTTP errors and invalid data, such as a captive
 *   portal's page
 */
function load<Data>(
  file: string,
  isData: (data: unknown) => data is Data,
  cache?: RequestCache,
): Promise<Data> {
  const read = async (response: Response): Promise<Data> => {
    const data: unknown = await response.json();
    if (!isData(data)) {
      throw new Error(`${file} is not a search index`);
    }
    return data;
  };
  const loaded = (loads.get(file) ?? fetchFile(SITE + file, read, cache)) as Promise<Data>;
  loads.set(file, loaded);
  loaded.catch(() => loads.delete(file));
  return loaded;
}

/**
 * Loads a product's titles, headings and keywords, always as they are published now, and begins to
 * load the terms of its text. Also called ahead, while the search's code is loading.
 */
export async function loadIndex(product: ProductId): Promise<{
  readonly pages: readonly PackedPage[];
  readonly terms: Promise<string>;
}> {
  const { pages, terms } = await load(indexFile(product), isIndex, 'no-cache');
  return { pages, terms: load(hashedFile(terms), isString) };
}

/** Loads the texts of a page's sections; rejects if they fail to load. */
export const loadTexts = (name: string) => load(hashedFile(name), isTexts);

/** Makes the next requests reload the index, which may belong to a newer build. */
export function forgetIndex(): void {
  loads.clear();
}
