import { nearestName } from '../../src/site';
import { didYouMean } from '../../src/site/problem';
import type { TreeEntry } from '../../src/build/pageTree';
import { UsageError } from '../usageError';

function parentOf(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}

/** How many words the last parts of two addresses have in common at their beginning. */
function similarity(one: string, other: string): number {
  const [a, b] = [one, other].map((pathname) => (pathname.split('/').at(-1) ?? '').split('-'));
  const difference = a?.findIndex((word, index) => word !== b?.[index]) ?? 0;
  return difference === -1 ? (a?.length ?? 0) : difference;
}

/**
 * Chooses the entry that a new page's entry stands behind.
 *
 * @param entries the tree as it is written
 * @param pathname the new page's
 * @param after the entry that the writer asked for, if any
 * @returns that entry, or the last of the pages that stand beside the new one and are named most alike
 * @throws UsageError when there is no such entry, or nothing beside the new page
 */
export function choosePlace(
  entries: readonly TreeEntry[],
  pathname: string,
  after: string | null,
): TreeEntry {
  if (after !== null) {
    const asked = entries.find((entry) => entry.pathname === after);
    if (asked) {
      return asked;
    }
    const names = entries.map((entry) => entry.pathname);
    throw new UsageError(
      `--after ${after}: the tree has no such entry${didYouMean(nearestName(after, names))}`,
    );
  }
  const groups = new Set(entries.map(({ group }) => group));
  const beside = entries.filter(
    (entry) => !groups.has(entry.pathname) && parentOf(entry.pathname) === parentOf(pathname),
  );
  const most = Math.max(0, ...beside.map((entry) => similarity(entry.pathname, pathname)));
  const place = beside.filter((entry) => similarity(entry.pathname, pathname) === most).at(-1);
  if (!place) {
    throw new UsageError(
      `No page is beside ${pathname}, so name the entry that it follows with --after, such as --after ${parentOf(pathname)}`,
    );
  }
  return place;
}
