import { useDeferredValue, useMemo } from 'react';
import { productById, type ProductId } from '../../site';
import { translate } from '../../strings';
import {
  collectResults,
  otherProduct,
  shownPages,
  type Engines,
  type Results,
  type Scope,
} from './collectResults';
import { useEngines, type LoadedEngines } from './useEngines';
import { useTexts, type TextOf } from './useTexts';

/** A search as it stands. */
export interface Search extends LoadedEngines {
  /** `null` while nothing is asked, or the index is not there. */
  readonly results: Results | null;
  /** Another question that may have been meant, when there is no answer. */
  readonly suggestion: string | null;
  /** How many pages of the product that is not searched answer; 0 while that is not known. */
  readonly elsewhere: number;
  readonly textOf: TextOf;
}

/** Counts the other product's answers, when the reader's own are on the screen. */
function useElsewhere(query: string, { here, both }: Scope, engines: Engines): number {
  const asked = useDeferredValue(query);
  const other = here === null || both ? undefined : engines[otherProduct(here)];
  return useMemo(() => other?.search(asked).length ?? 0, [other, asked]);
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
export function useCountText(results: Results, scope: Scope): string {
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
