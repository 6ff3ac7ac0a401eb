import { createStoredPreference } from '../../preferences';

/** Ids of what the dialog has in the finished page; page script and island find its parts by them. */
export const DIALOG_ID = 'site-search';
export const FIELD_ID = 'site-search-field';
export const BOTH_ID = 'site-search-both';
/** The answers' list box. */
export const LIST_ID = 'site-search-list';
/** Says how many answers there are. */
export const COUNT_ID = 'site-search-count';
/** The id of the container of the link to all results. */
export const ALL_ID = 'site-search-all';

/** The dialog's field; `null` on a page without a search, such as the document of a demo. */
export function findField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${FIELD_ID}`);
}

/** Whether a search in one product's pages searches all others too; `both` is what browsers keep for it. */
export const searchScopePreference = createStoredPreference<'here' | 'both'>('search-scope', {
  values: ['here', 'both'],
  fallback: 'here',
});

export type Shared<Value> = ReturnType<typeof createShared<Value>>;

/** Makes a value that the page's script shares with an island, with change notifications. */
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

/** The query in the dialog's field. */
export const askedQuery = createShared('');

/** How often the dialog was opened on this page: each time, the answers begin at their start. */
export const openings = createShared(0);
