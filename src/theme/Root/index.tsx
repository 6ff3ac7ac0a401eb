import { useContext, useMemo, type ReactNode } from 'react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { withDirection } from '@site/src/header';
import { directionPreference, usePreference } from '@site/src/preferences';

/**
 * Around the whole app: the direction that the reader chose in place of the language's (spec 2.3).
 *
 * Correcting Docusaurus' `<html dir>` with a second one comes too late: Helmet writes attributes
 * while React still hydrates, so the page would turn around and back before the reader's eyes. So
 * the direction is right in what Docusaurus itself reads.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  usePreference(directionPreference);
  const context = useContext(Context);
  // The kept value, also while hydrating: no element depends on it, only the head.
  const direction = typeof document === 'undefined' ? 'ltr' : directionPreference.get();
  const directed = useMemo(() => withDirection(context, direction), [context, direction]);
  return <Context.Provider value={directed}>{children}</Context.Provider>;
}
