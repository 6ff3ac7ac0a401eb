import { fetchFile } from '../../recovery/fetchFile';
import type { ProductId } from '../../site';
import type { PackedPage } from './packedPage';

/** Lists each product's index files; relative to the site's root. */
export const MANIFEST_FILE = 'search-index.json';

/** Where the files are; the service worker caches `assets/`. */
export const INDEX_FOLDER = 'assets/search';

/** The path of a file by its name, which has a hash of its content. */
export function indexFile(name: string): string {
  return `${INDEX_FOLDER}/${name}.json`;
}

/** The paths of a product's files, relative to the site's root: its pages, and its text's terms. */
export interface IndexPaths {
  readonly heads: string;
  readonly text: string;
}

function isString(data: unknown): data is string {
  return typeof data === 'string';
}

/** Validates the texts of a page's sections. */
export function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every(isString);
}

function isPages(data: unknown): data is readonly PackedPage[] {
  return (
    Array.isArray(data) &&
    data.every((page) => isString((Object(page) as Partial<PackedPage>).sections))
  );
}

type Manifest = Readonly<Partial<Record<string, IndexPaths>>>;

function isManifest(data: unknown): data is Manifest {
  const entries = Object.values(Object(data) as Record<string, Partial<IndexPaths> | null>);
  return entries.every((entry) => isString(entry?.heads) && isString(entry.text));
}

/** The site's path (spec 1.1). */
const SITE = '/toolpad/';

/**
 * Fetches and validates a JSON file.
 *
 * @param file relative to the site's root
 * @throws Error on network errors, HTTP errors and invalid data, such as a captive portal's page
 */
async function fetchData<Data>(
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
  return await fetchFile(SITE + file, read, cache);
}

const loads = new Map<string, Promise<unknown>>();

/** Loads something once; the next call retries what failed. */
function once<Data>(key: string, load: () => Promise<Data>): Promise<Data> {
  const loaded = (loads.get(key) as Promise<Data> | undefined) ?? load();
  loads.set(key, loaded);
  loaded.catch(() => loads.delete(key));
  return loaded;
}

/** Always revalidates the manifest, because it names the published build's files. */
async function pathsOf(product: ProductId): Promise<IndexPaths> {
  const load = () => fetchData(MANIFEST_FILE, isManifest, 'no-cache');
  const { [product]: paths } = await once(MANIFEST_FILE, load);
  if (!paths) {
    throw new Error(`${MANIFEST_FILE} lists no files for ${product}`);
  }
  return paths;
}

/** Loads a product's titles, headings and keywords; also ahead, while the search's code is loading. */
export async function loadPages(product: ProductId): Promise<readonly PackedPage[]> {
  const { heads } = await pathsOf(product);
  return once(heads, () => fetchData(heads, isPages));
}

/** Loads the terms of a product's text. */
export async function loadText(product: ProductId): Promise<string> {
  const { text } = await pathsOf(product);
  return once(text, () => fetchData(text, isString));
}

/** Loads the texts of a page's sections; rejects if they fail to load. */
export function loadTexts(name: string): Promise<readonly string[]> {
  return once(name, () => fetchData(indexFile(name), isTexts));
}

/** Makes the next requests reload the index, which may belong to a newer build. */
export function forgetIndex(): void {
  loads.clear();
}
