import type { ProductId } from '../navigation';
import { createEngine, type Engine } from './engine';
import { MANIFEST_FILE, parseManifest, parsePiece, parseTexts, type IndexedPage } from './piece';

/** The index of the published site, loaded as it is needed. */
export interface SiteIndex {
  /**
   * The engine of a product; loaded at the first call and kept. Rejects when it cannot be loaded, and
   * the next call tries again.
   */
  readonly engine: (product: ProductId) => Promise<Engine>;
  /** The texts of a page's sections; empty when they cannot be loaded. Never rejects. */
  readonly texts: (page: IndexedPage) => Promise<readonly string[]>;
}

/**
 * Fetches JSON and reads it.
 *
 * @throws Error when the network fails, the server refuses, or what comes is something else: a
 *   captive portal answers everything with a page of its own
 */
async function fetchData<Data>(
  address: string,
  parse: (data: unknown) => Data | null,
  cache: RequestCache = 'default',
): Promise<Data> {
  const response = await fetch(address, { cache });
  if (!response.ok) {
    throw new Error(`${address} was answered with status ${response.status}`);
  }
  const data = parse(await response.json());
  if (data === null) {
    throw new Error(`${address} holds no search index`);
  }
  return data;
}

/**
 * Makes the index of the site.
 *
 * @param baseUrl the site's path, such as `/toolpad/`
 */
export function createSiteIndex(baseUrl: string): SiteIndex {
  const engines = new Map<ProductId, Promise<Engine>>();
  const texts = new Map<string, Promise<readonly string[]>>();

  /** The manifest is asked anew each time: it names the pieces of the build that is published now. */
  async function loadEngine(product: ProductId): Promise<Engine> {
    const manifest = await fetchData(baseUrl + MANIFEST_FILE, parseManifest, 'no-cache');
    const file = manifest[product];
    if (file === undefined) {
      throw new Error(`${MANIFEST_FILE} names no piece of ${product}`);
    }
    return createEngine(await fetchData(baseUrl + file, parsePiece));
  }

  return {
    engine(product) {
      const loaded = engines.get(product) ?? loadEngine(product);
      engines.set(product, loaded);
      loaded.catch(() => engines.delete(product));
      return loaded;
    },
    texts({ textFile }) {
      const loaded = texts.get(textFile) ?? fetchData(baseUrl + textFile, parseTexts);
      texts.set(textFile, loaded);
      return loaded.catch(() => {
        // Of a build that is gone, for instance: the index is read anew with the next question.
        texts.delete(textFile);
        engines.clear();
        return [];
      });
    },
  };
}

let siteIndex: SiteIndex | undefined;

/** The index of this page's site; one for the whole visit. */
export function getSiteIndex(baseUrl: string): SiteIndex {
  return (siteIndex ??= createSiteIndex(baseUrl));
}
