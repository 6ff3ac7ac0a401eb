import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FIRST_PRODUCT, otherProducts, productById, type ProductId, PRODUCTS } from '../../site';
import { translate, userLanguage } from '../../strings';
import type { Engine, PageHit } from './engine';
import type { IndexedPage, IndexedSection } from './shard';
import { siteIndex } from './siteIndex';

/** The engines that are loaded. */
export type Engines = Readonly<Partial<Record<ProductId, Engine>>>;

/** What a question is put to. */
export interface Scope {
  /** Where the reader is; `null` on pages of no product. */
  readonly here: ProductId | null;
  /** Whether the other products are searched too; they always are where there is no product. */
  readonly everywhere: boolean;
}

/** The pages of one product, or of all by their score where the reader is in none. */
interface ResultList {
  readonly product: ProductId | null;
  readonly pages: readonly PageHit[];
}

/** The answers to a question. */
export interface Results {
  readonly lists: readonly ResultList[];
  /** How many pages answer, those that are not shown included. */
  readonly total: number;
}

/**
 * Puts a question to the engines that the scope names.
 *
 * @param limit how many pages to return at most; the lists share it, and half is for the reader's product
 */
export function collectResults(
  text: string,
  engines: Engines,
  { here, everywhere }: Scope,
  limit: number,
): Results {
  const search = (product: ProductId): PageHit[] => engines[product]?.search(text) ?? [];
  if (here === null) {
    const pages = PRODUCTS.flatMap(({ id }) => search(id)).sort((a, b) => b.score - a.score);
    const lists = [{ product: null, pages: pages.slice(0, limit) }];
    return { lists, total: pages.length };
  }
  const own = search(here);
  const others = everywhere
    ? otherProducts(here).map((product) => ({ product, pages: search(product) }))
    : [];
  const count = others.reduce((sum, { pages }) => sum + pages.length, 0);
  const ownPages = own.slice(0, Math.max(everywhere ? Math.ceil(limit / 2) : limit, limit - count));
  let places = limit - ownPages.length;
  const otherLists = others.map(({ product, pages }) => {
    const shown = pages.slice(0, places);
    places -= shown.length;
    return { product, pages: shown };
  });
  return { lists: [{ product: here, pages: ownPages }, ...otherLists], total: own.length + count };
}

/** The pages of all lists in the order they are shown. */
export function shownPages({ lists }: Results): PageHit[] {
  return lists.flatMap(({ pages }) => pages);
}

/** The engines as far as they are loaded. */
interface LoadedEngines {
  readonly engines: Engines;
  /** Of what the scope needs. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

type Loaded = Readonly<Partial<Record<ProductId, Engines[ProductId] | 'failed'>>>;

function withoutFailed(loaded: Loaded): Engines {
  return Object.fromEntries(Object.entries(loaded).filter(([, engine]) => engine !== 'failed'));
}

/** Loads the engine of the reader's product first, and the others' behind it. */
function useEngines({ here, everywhere }: Scope): LoadedEngines {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);
  const first = here ?? FIRST_PRODUCT.id;

  useEffect(() => {
    let isCurrent = true;
    const load = async (product: ProductId): Promise<void> => {
      const engine = await siteIndex.engine(product).catch(() => 'failed' as const);
      if (isCurrent) {
        setLoaded((before) => ({ ...before, [product]: engine }));
      }
    };
    const loadAll = async (): Promise<void> => {
      for (const product of [first, ...otherProducts(first)]) {
        if (isCurrent) {
          await load(product);
        }
      }
    };
    void loadAll();
    return () => {
      isCurrent = false;
    };
  }, [first, attempt]);

  const engines = useMemo(() => withoutFailed(loaded), [loaded]);
  const needed = here === null || everywhere ? [first, ...otherProducts(first)] : [first];
  const states = needed.map((product) => loaded[product]);
  return {
    engines,
    status: states.includes('failed') ? 'failed' : states.includes(undefined) ? 'loading' : 'ready',
    retry: () => {
      setLoaded({});
      setAttempt(attempt + 1);
    },
  };
}

/** While a reader types, each letter has other answers; only those that stay are worth a request. */
const TEXTS_PAUSE_MS = 150;

/** Gives the text of a section; `null` while it is not there. */
export type TextOf = (section: IndexedSection) => string | null;

/**
 * Fetches the texts of the pages that are shown, and of no others.
 *
 * @param pages the same array as long as the same pages are shown
 */
function useTexts(pages: readonly PageHit[]): TextOf {
  const [texts, setTexts] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  useEffect(() => {
    const load = async (page: IndexedPage): Promise<void> => {
      const loaded = await siteIndex.texts(page);
      setTexts((before) =>
        before.has(page.textFile) ? before : new Map(before).set(page.textFile, loaded),
      );
    };
    const timer = setTimeout(() => {
      pages.forEach(({ page }) => void load(page));
    }, TEXTS_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pages]);

  return ({ page, place }) => texts.get(page.textFile)?.[place] ?? null;
}

/** What a product that is not searched has to say. */
export interface Elsewhere {
  readonly product: ProductId;
  /** How many of its pages answer. */
  readonly count: number;
  /** Its best page, if that answers better than all that are searched. */
  readonly better: IndexedPage | null;
}

/** The state of a search. */
export interface Search extends LoadedEngines {
  /** `null` for an empty query, or until the index has loaded. */
  readonly results: Results | null;
  /** A suggested query, if there are no results. */
  readonly suggestion: string | null;
  /** Of the products that are not searched, those that answer. */
  readonly elsewhere: readonly Elsewhere[];
  readonly textOf: TextOf;
}

/** Asks the other products, when the reader's own answers are on the screen. */
function useElsewhere(
  query: string,
  { here, everywhere }: Scope,
  engines: Engines,
): readonly Elsewhere[] {
  const asked = useDeferredValue(query);
  return useMemo(() => {
    if (here === null || everywhere) {
      return [];
    }
    const bar = engines[here]?.search(asked)[0]?.score ?? 0;
    return otherProducts(here).flatMap((product) => {
      const pages = engines[product]?.search(asked) ?? [];
      const [best] = pages;
      return best
        ? [{ product, count: pages.length, better: best.score > bar ? best.page : null }]
        : [];
    });
  }, [here, everywhere, engines, asked]);
}

/**
 * Searches as the reader types.
 *
 * @param limit how many pages are shown at most
 */
export function useSearch(query: string, scope: Scope, limit: number): Search {
  const { here, everywhere } = scope;
  const loaded = useEngines(scope);
  const { engines, status } = loaded;
  const results = useMemo(
    () =>
      status === 'ready' && query.trim() !== ''
        ? collectResults(query, engines, { here, everywhere }, limit)
        : null,
    [query, status, engines, here, everywhere, limit],
  );
  const engine = engines[here ?? FIRST_PRODUCT.id];
  const suggestion = useMemo(
    () => (results?.total === 0 ? (engine?.suggest(query) ?? null) : null),
    [results, engine, query],
  );
  const elsewhere = useElsewhere(query, scope, engines);
  const pages = useMemo(() => (results ? shownPages(results) : []), [results]);
  return { ...loaded, results, suggestion, elsewhere, textOf: useTexts(pages) };
}

/** What is searched, in words. */
export function scopeName({ here, everywhere }: Scope): string {
  const names = PRODUCTS.filter(({ id }) => here === null || everywhere || id === here);
  return new Intl.ListFormat(userLanguage()).format(names.map(({ name }) => name));
}

/** "5 pages found in Toolpad Core". */
function countText(results: Results, scope: Scope): string {
  const name = scopeName(scope);
  return results.total === 1
    ? translate('search.count.one', { name })
    : translate('search.count.many', { name, count: results.total });
}

/** "12 pages in Toolpad Studio". */
export function elsewhereText({ product, count }: Elsewhere): string {
  const { name } = productById(product);
  return count === 1
    ? translate('search.elsewhere.one', { name })
    : translate('search.elsewhere.many', { name, count });
}

/** A screen reader hears the count once the reader pauses, not with each letter. */
const COUNT_PAUSE_MS = 700;

/**
 * Says how many answers there are, in an element that the page has from the start: a live region is
 * heard only when it is there before its text.
 *
 * @param id of the element
 * @param results `null` for nothing to say
 */
export function useCountStatus(id: string, results: Results | null, scope: Scope): void {
  const text = results ? countText(results, scope) : '';
  useEffect(() => {
    const timer = setTimeout(() => {
      document.getElementById(id)?.replaceChildren(text);
    }, COUNT_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [id, text]);
}
