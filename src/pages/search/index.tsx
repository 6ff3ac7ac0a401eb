import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { SITE_TEXTS } from '@site/src/site/productTexts';
import { AdSlot } from '@site/src/features/ads';
import { SearchPage } from '@site/src/features/search';

/** `/toolpad/search/`: the results of a search, at an address of their own. */
export default function Search(): ReactNode {
  return (
    <Layout title="Search" description={SITE_TEXTS.search}>
      <SearchPage>
        <AdSlot />
      </SearchPage>
    </Layout>
  );
}
