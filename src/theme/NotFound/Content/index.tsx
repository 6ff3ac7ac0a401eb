import type { ReactNode } from 'react';
import { NotFoundHeading } from '@site/src/features/overview';
import { SearchPage } from '@site/src/features/search';

/** The 404 page: what a search for the URL's words finds. */
export default function NotFoundContent(): ReactNode {
  return (
    <SearchPage on="asked">
      <NotFoundHeading />
    </SearchPage>
  );
}
