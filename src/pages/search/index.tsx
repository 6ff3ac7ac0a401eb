import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { SITE_TEXTS } from '@site/src/site/productTexts';
import { SearchPage } from '@site/src/features/search';

/** `/toolpad/search/`: the search results page. */
export default function Search(): ReactNode {
  return (
    <Layout title="Search" description={SITE_TEXTS.search}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
