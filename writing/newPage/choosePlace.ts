import { nearestName } from '../../src/site';
import { didYouMean } from '../../src/build/tools/problem';
import type { TreeEntry } from './treeSource';
import { UsageError } from '../usageError';

function parentOf(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}

/** The number of words that the last parts of two paths have in common at their beginning. */
function similarity(one: string, other: string): number {
  const [a, b] = [one, other].map((pathname) => (pathname.split('/').at(-1) ?? '').split('-'));
  const difference = a?.findIndex((word, index) => word !== b?.[index]) ?? 0;
  return difference === -1 ? (a?.length ?? 0) : difference;
}

/**
 * Chooses the entry that a new page's entry follows.
 *
 * @param entries the tree as written
 * @param pathname the new page's
 * @param after the entry that the writer asked for, if any
 * @returns that entry, or the last of the new page's siblings with the most similar names
 * @throws UsageError if there is no such entry, or the new page has no siblings
 */
export function choosePlace(
  entries: readonly TreeEntry[],
  pathname: string,
  after: string | null,
): TreeEntry {
  if (after !== null) {
    const requested = entries.find((entry) => entry.pathname === after);
    if (requested) {
      return requested;
    }
    const names = entries.map((entry) => entry.pathname);
    throw new UsageError(
      `--after ${after}: the tree has no such entry${didYouMean(nearestName(after, names))}`,
    );
  }
  const groups = new Set(entries.map(({ group }) => group));
  const siblings = entries.filter(
    (entry) => !groups.has(entry.pathname) && parentOf(entry.pathname) === parentOf(pathname),
  );
  const best = Math.max(0, ...siblings.map((entry) => similarity(entry.pathname, pathname)));
  const place = siblings.filter((entry) => similarity(entry.pathname, pathname) === best).at(-1);
  if (!place) {
    throw new UsageError(
      `No page is beside ${pathname}, so name the entry that it follows with --after, such as --after ${parentOf(pathname)}`,
    );
  }
  return place;
}
