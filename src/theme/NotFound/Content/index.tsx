import type { ReactNode } from 'react';
import { NotFoundPage } from '@site/src/features/overview';

/** What shows where there is no page; it has no part of Docusaurus' own left. */
export default function NotFoundContent(): ReactNode {
  return <NotFoundPage />;
}
