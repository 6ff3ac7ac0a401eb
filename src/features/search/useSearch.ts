import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { productById, type ProductId, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import type { Engine, PageHit } from './engine';
import type { IndexedPage, IndexedSection } from './shard';
import { siteIndex } from './siteIndex';

/** The engines that are loaded. */
export type Engines = Readonly<Partial<Record<ProductId, Engine>>>;

/** What a question is put to. */
export interface Scope {
  /** Where the reader is; `null` on pages of neither product. */
  readonly here: ProductId | null;
  /** Whether the other product is searched too; it always is where there is no product. */
  readonly both: boolean;
}

/** The pages of one product, or of both by their score where the reader is in neither. */
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

/** The product that is not this one. */
export function otherProduct(product: ProductId): ProductId {
  return product === 'toolpad-core' ? 'toolpad-studio' : 'toolpad-core';
}

/**
 * Puts a question to the engines that the scope names.
 *
 * @param limit how many pages to return at most; two lists share it
 */
export function collectResults(
  text: string,
  engines: Engines,
  { here, both }: Scope,
  limit: number,
): Results {
  const search = (product: ProductId): PageHit[] => engines[product]?.search(text) ?? [];
  if (here === null) {
    const pages = PRODUCTS.flatMap(({ id }) => search(id)).sort((a, b) => b.score - a.score);
    const lists = [{ product: null, pages: pages.slice(0, limit) }];
    return { lists, total: pages.length };
  }
  const own = search(here);
  if (!both) {
    return { lists: [{ product: here, pages: own.slice(0, limit) }], total: own.length };
  }
  const other = otherProduct(here);
  const others = search(other);
  const ownPlaces = Math.max(Math.ceil(limit / 2), limit - others.length);
  const shown = own.slice(0, ownPlaces);
  const lists = [
    { product: here, pages: shown },
    { product: other, pages: others.slice(0, limit - shown.length) },
  ];
  return { lists, total: own.length + others.length };
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

/** Loads the engine of the reader's product first, and the other's behind it. */
function useEngines({ here, both }: Scope): LoadedEngines {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);
  const first = here ?? 'toolpad-core';

  useEffect(() => {
    let isCurrent = true;
    const load = async (product: ProductId): Promise<void> => {
      const engine = await siteIndex.engine(product).catch(() => 'failed' as const);
      if (isCurrent) {
        setLoaded((before) => ({ ...before, [product]: engine }));
      }
    };
    void load(first).then(() => (isCurrent ? load(otherProduct(first)) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [first, attempt]);

  const needed = here === null || both ? [first, otherProduct(first)] : [first];
  const states = needed.map((product) => loaded[product]);
  return {
    engines: withoutFailed(loaded),
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

/** What the product that is not searched has to say. */
interface Elsewhere {
  /** How many of its pages answer; 0 while that is not known. */
  readonly count: number;
  /** Its best page, if that answers better than all that are searched. */
  readonly better: IndexedPage | null;
}

/** A search as it stands. */
export interface Search extends LoadedEngines {
  /** `null` while nothing is asked, or the index is not there. */
  readonly results: Results | null;
  /** Another question that may have been meant, when there is no answer. */
  readonly suggestion: string | null;
  readonly elsewhere: Elsewhere;
  readonly textOf: TextOf;
}

/** Asks the other product, when the reader's own answers are on the screen. */
function useElsewhere(query: string, { here, both }: Scope, engines: Engines): Elsewhere {
  const asked = useDeferredValue(query);
  const own = here === null ? undefined : engines[here];
  const other = here === null || both ? undefined : engines[otherProduct(here)];
  return useMemo(() => {
    const [best, ...more] = other?.search(asked) ?? [];
    const bar = own?.search(asked)[0]?.score ?? 0;
    return {
      count: best ? more.length + 1 : 0,
      better: best && best.score > bar ? best.page : null,
    };
  }, [own, other, asked]);
}

/**
 * Searches as the reader types.
 *
 * @param limit how many pages are shown at most
 */
export function useSearch(query: string, scope: Scope, limit: number): Search {
  const { here, both } = scope;
  const loaded = useEngines(scope);
  const { engines, status } = loaded;
  const core = engines['toolpad-core'];
  const studio = engines['toolpad-studio'];
  const results = useMemo(
    () =>
      status === 'ready' && query.trim() !== ''
        ? collectResults(
            query,
            { ...(core && { 'toolpad-core': core }), ...(studio && { 'toolpad-studio': studio }) },
            { here, both },
            limit,
          )
        : null,
    [query, status, core, studio, here, both, limit],
  );
  const engine = here === 'toolpad-studio' ? studio : core;
  const suggestion = useMemo(
    () => (results?.total === 0 ? (engine?.suggest(query) ?? null) : null),
    [results, engine, query],
  );
  const elsewhere = useElsewhere(query, scope, engines);
  const pages = useMemo(() => (results ? shownPages(results) : []), [results]);
  return { ...loaded, results, suggestion, elsewhere, textOf: useTexts(pages) };
}

/** What is searched, in words. */
export function useScopeName({ here, both }: Scope): string {
  return here === null || both ? translate('search.bothNames') : productById(here).name;
}

/** "5 pages found in Toolpad Core". */
function useCountText(results: Results, scope: Scope): string {
  const name = useScopeName(scope);
  return results.total === 1
    ? translate('search.count.one', { name })
    : translate('search.count.many', { name, count: results.total });
}

/** "12 pages in Toolpad Studio". */
export function useElsewhereText(product: ProductId, count: number): string {
  const { name } = productById(product);
  return count === 1
    ? translate('search.elsewhere.one', { name })
    : translate('search.elsewhere.many', { name, count });
}

/** A screen reader hears the count once the reader pauses, not with each letter. */
const COUNT_PAUSE_MS = 700;

const NO_RESULTS: Results = { lists: [], total: 0 };

/**
 * Says how many answers there are, in an element that the page has from the start: a live region is
 * heard only when it is there before its text.
 *
 * @param id of the element
 * @param results `null` for nothing to say
 */
export function useCountStatus(id: string, results: Results | null, scope: Scope): void {
  const countText = useCountText(results ?? NO_RESULTS, scope);
  const text = results ? countText : '';
  useEffect(() => {
    const timer = setTimeout(() => {
      document.getElementById(id)?.replaceChildren(text);
    }, COUNT_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [id, text]);
}
