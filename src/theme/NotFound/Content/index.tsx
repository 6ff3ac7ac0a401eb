import { lazy, Suspense, type ReactNode } from 'react';
import { PartBoundary } from '@site/src/faults';

/** Every docs page can become this one; the lists of pages that it suggests from load when it does. */
const NotFoundPage = lazy(async () => {
  const { NotFoundPage: Page } = await import('@site/src/overview');
  return { default: Page };
});

/** What shows where there is no page; it has no part of Docusaurus' own left. */
export default function NotFoundContent(): ReactNode {
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    </PartBoundary>
  );
}
