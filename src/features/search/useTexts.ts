import { useEffect, useState } from 'react';
import type { PageHit } from './engine';
import type { IndexedPage, IndexedSection } from './piece';
import { siteIndex } from './siteIndex';

/** While a reader types, each letter has other answers; only those that stay are worth a request. */
const PAUSE_MS = 150;

/** Gives the text of a section; `null` while it is not there. */
export type TextOf = (section: IndexedSection) => string | null;

/**
 * Fetches the texts of the pages that are shown, and of no others.
 *
 * @param pages the same array as long as the same pages are shown
 */
export function useTexts(pages: readonly PageHit[]): TextOf {
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
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pages]);

  return ({ page, place }) => texts.get(page.textFile)?.[place] ?? null;
}
