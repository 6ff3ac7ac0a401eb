import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FIRST_PRODUCT, otherProducts, type ProductId, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import { createEngine, type Engine, type IndexedSection } from './engine';
import { collectResults, type Engines, type Results, shownPages } from './collectResults';
import { type Scope, scopeName } from './scope';
import { fetchData, forgetShards, type IndexedPage, isTexts, loadShard } from './shard';

const engines = new Map<ProductId, Promise<Engine>>();
const texts = new Map<string, Promise<readonly string[]>>();

/** Returns a product's engine, cached; rejects if it fails to load, and the next call retries. */
export function loadEngine(product: ProductId): Promise<Engine> {
  const engine = engines.get(product) ?? loadShard(product).then(createEngine);
  engines.set(product, engine);
  engine.catch(() => {
    engines.delete(product);
    forgetShards();
  });
  return engine;
}

/** Returns the texts of a page's sections; empty if they fail to load. Never rejects. */
export function loadTexts({ textFile }: IndexedPage): Promise<readonly string[]> {
  const loaded = texts.get(textFile) ?? fetchData(textFile, isTexts);
  texts.set(textFile, loaded);
  return loaded.catch(() => {
    // Perhaps a new build was published: reload the index with the next query.
    texts.delete(textFile);
    engines.clear();
    forgetShards();
    return [];
  });
}

/** Loads the engines one after the other, the reader's product first. */
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

/** Debounce: don't request the texts of results that change with the next letter. */
const TEXTS_PAUSE_MS = 150;

/** Returns a function for a section's text, which is `null` until it has loaded. */
function useTexts(results: Results | null): (section: IndexedSection) => string | null {
  const [texts, setTexts] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  useEffect(() => {
    const load = async (page: IndexedPage): Promise<void> => {
      const loaded = await loadTexts(page);
      // None if they failed to load: the next results request them again.
      if (loaded.length > 0) {
        setTexts((before) =>
          before.has(page.textFile) ? before : new Map(before).set(page.textFile, loaded),
        );
      }
    };
    const timer = setTimeout(() => {
      (results ? shownPages(results) : []).forEach(({ page }) => void load(page));
    }, TEXTS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [results]);

  return ({ page, index }) => texts.get(page.textFile)?.[index] ?? null;
}

/**
 * Also searches the products outside of the scope, at low priority.
 *
 * @returns the products with matches: how many, and the best page if it beats all in the scope
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

/** Such as "5 pages found in Toolpad Core". */
function countText({ total: count }: Results, scope: Scope): string {
  const name = scopeName(scope);
  return count === 1
    ? translate('search.count.one', { name })
    : translate('search.count.many', { name, count });
}

/** Debounce: screen readers should announce the count after a pause, not after each letter. */
const COUNT_PAUSE_MS = 700;

/** Updates an existing element: a live region must be in the page before its text changes. */
function useStatus(id: string, text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.getElementById(id)?.replaceChildren(text);
    }, COUNT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, text]);
}

export type Search = ReturnType<typeof useSearch>;

/** Searches as the reader types; writes the number of results to the live region `countId`. */
export function useSearch(query: string, scope: Scope, limit: number, countId: string) {
  const { here, everywhere } = scope;
  const first = here ?? FIRST_PRODUCT.id;
  const [engines, retry] = useEngines(first);
  const needed = here === null || everywhere ? PRODUCTS.map(({ id }) => id) : [here];
  const hasFailed = needed.some((product) => engines[product] === null);
  const isReady = needed.every((product) => engines[product]);

  /** `null` if the query is empty, or until the index has loaded. */
  const results = useMemo(
    () =>
      isReady && query.trim() !== ''
        ? collectResults(query, engines, { here, everywhere }, limit)
        : null,
    [query, isReady, engines, here, everywhere, limit],
  );
  const suggestion = useMemo(
    () => (results?.total === 0 ? (engines[first]?.suggest(query) ?? null) : null),
    [results, engines, first, query],
  );
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
