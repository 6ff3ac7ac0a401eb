import { useEffect, useMemo, useState } from 'react';
import { productById, type ProductId, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import type { IndexedSection } from './engine';
import { createFinder, type Engines, loadEngines, type Results } from './findPages';
import { forgetIndex, loadTexts } from './indexFiles';
import type { SearchParameters } from './resultsAddress';

/** The engines as they load, and whether a file failed; what is searched comes first. */
function useEngines(product: ProductId | null) {
  const [state, setState] = useState<{ engines: Engines; hasFailed: boolean }>({
    engines: {},
    hasFailed: false,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (engines: Engines): void => {
      if (isCurrent) {
        setState({ engines, hasFailed: false });
      }
    };
    loadEngines(product, show).catch(() => {
      // Perhaps a new build was published: the next attempt reloads the index.
      forgetIndex();
      if (isCurrent) {
        setState(({ engines }) => ({ engines, hasFailed: true }));
      }
    });
    return () => {
      isCurrent = false;
    };
    // The order matters at first only; everything loads.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another tab must not load it again
  }, [attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}

/** Debounce: don't request the texts of results that change with the next letter. */
const TEXTS_PAUSE_MS = 150;

/** Returns a function for a section's text, which is `null` until it has loaded. */
function useTexts(results: Results | null): (section: IndexedSection) => string | null {
  const [texts, setTexts] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  useEffect(() => {
    const load = async (file: string): Promise<void> => {
      // If they fail to load, the next results request them again, from the published build.
      const loaded = await loadTexts(file).catch(forgetIndex);
      if (loaded) {
        setTexts((before) => (before.has(file) ? before : new Map(before).set(file, loaded)));
      }
    };
    const timer = setTimeout(() => {
      (results?.pages ?? []).forEach(({ page }) => void load(page.textFile));
    }, TEXTS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [results]);

  return ({ page, index }) => texts.get(page.textFile)?.[index] ?? null;
}

/** What is searched, in words. */
export function placeName(product: ProductId | null): string {
  const names = PRODUCTS.map(({ name }) => name);
  return product === null ? names.join(', ') : productById(product).name;
}

/** Such as "5 pages found in Toolpad Core". */
function countText(count: number, product: ProductId | null): string {
  const name = placeName(product);
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
export function useSearch(parameters: SearchParameters, limit: number, countId: string) {
  const { query, product } = parameters;
  const { engines, hasFailed, retry } = useEngines(product);
  const needed = PRODUCTS.filter(({ id }) => product === null || id === product);
  const isReady = needed.every(({ id }) => engines[id]);

  const [find] = useState(createFinder);
  /** `null` if the query is empty, or until there is something to search. */
  const results = useMemo(
    () => (isReady && query.trim() !== '' ? find(query, engines, product, limit) : null),
    [find, query, product, isReady, engines, limit],
  );
  useStatus(countId, results ? countText(results.total, product) : '');
  // Offline, only the product of the page may be there; what it answers stays.
  return {
    ...parameters,
    results,
    hasFailed: hasFailed && !isReady,
    retry,
    textOf: useTexts(results),
  };
}
