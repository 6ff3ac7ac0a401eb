import { createPreference, readStorageItem, writeStorageItem } from '../../preferences';

export type SearchScope = 'here' | 'both';

const STORAGE_KEY = 'search-scope';

/** Whether a search in one product's pages searches the other's too. */
export const searchScopePreference = createPreference<SearchScope>({
  values: ['here', 'both'],
  fallback: 'here',
  read: () => readStorageItem(STORAGE_KEY),
  write: (value) => {
    writeStorageItem(STORAGE_KEY, value);
  },
  storageKey: STORAGE_KEY,
});
