import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Props } from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import { steadyRoute } from '@site/src/navigation/steadyRoute';
import {
  countSections,
  fillVersion,
  subscribeToItems,
  versionAt,
} from '@site/src/navigation/sections';

/**
 * A product's pages, with the sections of its sidebar that are loaded by now, or that the page
 * shows when it is written (spec 9).
 */
function DocVersionRootWrapper(props: Props): ReactNode {
  const { version, location } = props;
  const count = useSyncExternalStore(subscribeToItems, countSections, countSections);
  // What is filled in changes with their number.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a count stands for a store's state
  const filled = useMemo(() => fillVersion(version), [version, count]);
  const shown = typeof window === 'undefined' ? versionAt(version, location.pathname) : filled;
  return <DocVersionRoot {...props} version={shown} />;
}

export default steadyRoute(DocVersionRootWrapper);
