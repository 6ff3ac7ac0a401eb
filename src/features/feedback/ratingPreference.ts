import {
  createPreference,
  readStorageItem,
  writeStorageItem,
  type Preference,
} from '../../preferences';
import type { Rating } from './submitFeedback';

/** The rating that a reader gave a page, remembered by the browser (spec 6.2). */
export function createRatingPreference(page: string): Preference<Rating | 'none'> {
  const storageKey = `feedback:${page}`;
  return createPreference<Rating | 'none'>({
    values: ['none', 'yes', 'no'],
    fallback: 'none',
    read: () => readStorageItem(storageKey),
    write: (rating) => {
      writeStorageItem(storageKey, rating);
    },
    storageKey,
  });
}
