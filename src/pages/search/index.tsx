import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { SITE_TEXTS } from '@site/src/site/productTexts';
import { AdSlot } from '@site/src/features/ads';
import { SearchPage } from '@site/src/features/search';

/** `/toolpad/search/`: the search results page. */
export default function Search(): ReactNode {
  return (
    <Layout title="Search" description={SITE_TEXTS.search}>
      <SearchPage>
        <AdSlot />
      </SearchPage>
    </Layout>
  );
}
