import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FIRST_PRODUCT, otherProducts, type ProductId, PRODUCTS } from '../../site';
import { translate, userLanguage } from '../../strings';
import type { Engine, IndexedSection, PageHit } from './engine';
import type { IndexedPage } from './shard';
import { loadEngine, loadTexts } from './siteIndex';

/** The engines that are loaded; `null` for one that could not be. */
export type Engines = Readonly<Partial<Record<ProductId, Engine | null>>>;

/** What a question is put to. */
export interface Scope {
  /** Where the reader is; `null` on pages of no product. */
  readonly here: ProductId | null;
  /** Whether the other products are searched too; they always are where there is no product. */
  readonly everywhere: boolean;
}

/** The answers to a question. */
export interface Results {
  /** The pages of each product, or of all by their score where the reader is in none. */
  readonly lists: readonly {
    readonly product: ProductId | null;
    readonly pages: readonly PageHit[];
  }[];
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
    return { lists: [{ product: null, pages: pages.slice(0, limit) }], total: pages.length };
  }
  const own = search(here);
  const others = everywhere
    ? otherProducts(here).map((product) => ({ product, pages: search(product) }))
    : [];
  const count = others.reduce((sum, { pages }) => sum + pages.length, 0);
  let places = Math.max(Math.ceil(limit / 2), limit - count);
  const ownPages = own.slice(0, places);
  places = limit - ownPages.length;
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

/**
 * Loads the engine of the reader's product first, and the others' behind it.
 *
 * @returns the engines as far as they are loaded, and what loads them again
 */
function useEngines(first: ProductId): [Engines, retry: () => void] {
  const [engines, setEngines] = useState<Engines>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      for (const product of [first, ...otherProducts(first)]) {
        const engine = await loadEngine(product).catch(() => null);
        if (!isCurrent) {
          return;
        }
        setEngines((before) => ({ ...before, [product]: engine }));
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [first, attempt]);

  const retry = (): void => {
    setEngines({});
    setAttempt(attempt + 1);
  };
  return [engines, retry];
}

/** While a reader types, each letter has other answers; only those that stay are worth a request. */
const TEXTS_PAUSE_MS = 150;

/** Gives the text of a section; `null` while it is not there. */
export type TextOf = (section: IndexedSection) => string | null;

/** Fetches the texts of the pages that are shown, and of no others. */
function useTexts(results: Results | null): TextOf {
  const [texts, setTexts] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  useEffect(() => {
    const load = async (page: IndexedPage): Promise<void> => {
      const loaded = await loadTexts(page);
      setTexts((before) =>
        before.has(page.textFile) ? before : new Map(before).set(page.textFile, loaded),
      );
    };
    const timer = setTimeout(() => {
      (results ? shownPages(results) : []).forEach(({ page }) => void load(page));
    }, TEXTS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [results]);

  return ({ page, place }) => texts.get(page.textFile)?.[place] ?? null;
}

/**
 * Asks the products that are not searched, when the reader's own answers are on the screen.
 *
 * @returns of those that answer, how many pages, and the best one if it is better than all that are searched
 */
function useElsewhere(query: string, { here, everywhere }: Scope, engines: Engines) {
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

/** What is searched, in words. */
export function scopeName({ here, everywhere }: Scope): string {
  const names = PRODUCTS.filter(({ id }) => here === null || everywhere || id === here);
  return new Intl.ListFormat(userLanguage()).format(names.map(({ name }) => name));
}

/** "5 pages found in Toolpad Core". */
function countText({ total: count }: Results, scope: Scope): string {
  const name = scopeName(scope);
  return count === 1
    ? translate('search.count.one', { name })
    : translate('search.count.many', { name, count });
}

/** A screen reader hears the count once the reader pauses, not with each letter. */
const COUNT_PAUSE_MS = 700;

/** Writes a text into an element of the page: a live region is heard only if it is there before its text. */
function useStatus(id: string, text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.getElementById(id)?.replaceChildren(text);
    }, COUNT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, text]);
}

/** A search: the question, what it is put to, and how it stands. */
export type Search = ReturnType<typeof useSearch>;

/**
 * Searches as the reader types.
 *
 * @param limit how many pages are shown at most
 * @param countId the element of the page that says how many there are
 */
export function useSearch(query: string, scope: Scope, limit: number, countId: string) {
  const { here, everywhere } = scope;
  const first = here ?? FIRST_PRODUCT.id;
  const [engines, retry] = useEngines(first);
  const needed = here === null || everywhere ? PRODUCTS.map(({ id }) => id) : [here];
  const hasFailed = needed.some((product) => engines[product] === null);
  const isReady = needed.every((product) => engines[product]);

  /** `null` for an empty query, or until the index has loaded. */
  const results = useMemo(
    () =>
      isReady && query.trim() !== ''
        ? collectResults(query, engines, { here, everywhere }, limit)
        : null,
    [query, isReady, engines, here, everywhere, limit],
  );
  /** A suggested query, if there are no results. */
  const suggestion = useMemo(
    () => (results?.total === 0 ? (engines[first]?.suggest(query) ?? null) : null),
    [results, engines, first, query],
  );
  /** Of the products that are not searched, those that answer. */
  const elsewhere = useElsewhere(query, scope, engines);
  useStatus(countId, results ? countText(results, scope) : '');
  return {
    query,
    scope,
    results,
    suggestion,
    elsewhere,
    hasFailed,
    retry,
    textOf: useTexts(results),
  };
}
