import { createStoredPreference } from '../../preferences';

/** Ids of the dialog's static parts, used by the page script and the island. */
export const DIALOG_ID = 'site-search';
export const FIELD_ID = 'site-search-field';
export const BOTH_ID = 'site-search-both';
export const LIST_ID = 'site-search-list';
/** The live region for the number of results. */
export const COUNT_ID = 'site-search-count';
/** The container of the link to all results. */
export const ALL_ID = 'site-search-all';

/** The dialog's field; `null` on pages without a search, such as a demo's document. */
export function findField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${FIELD_ID}`);
}

/** Whether a search in one product's pages includes the other products. */
export const searchScopePreference = createStoredPreference<'here' | 'both'>('search-scope', {
  values: ['here', 'both'],
  fallback: 'here',
});

export type Shared<Value> = ReturnType<typeof createShared<Value>>;

/** Creates an observable value shared by the page script and the island. */
function createShared<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (value: Value): void => {
      if (value !== current) {
        current = value;
        listeners.forEach((listener) => listener());
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const askedQuery = createShared('');

/** How often the dialog was opened; each time, the results' state is reset. */
export const openings = createShared(0);
