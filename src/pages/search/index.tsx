import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { AdSlot } from '@site/src/features/ads';
import { SearchPage } from '@site/src/features/search';

const DESCRIPTION =
  'Search the documentation of Toolpad Core and Toolpad Studio: components, hooks, props, how-to guides and error messages.';

/** `/toolpad/search/`: the results of a search, at an address of their own. */
export default function Search(): ReactNode {
  return (
    <Layout title="Search" description={DESCRIPTION}>
      <SearchPage>
        <AdSlot />
      </SearchPage>
    </Layout>
  );
}
