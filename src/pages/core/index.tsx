import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import coreTree from '@site/sidebars-core';
import { productById } from '@site/src/site';
import { AdSlot } from '@site/src/features/ads';
import { ProductOverview } from '@site/src/features/overview';
import { usePageTexts } from '@site/src/features/overview/usePageTexts';
import { StatusLine } from '@site/src/features/status';

const PRODUCT = productById('toolpad-core');
const LEAD =
  'React components and hooks for dashboards and admin apps, built on Material UI: every page of the documentation.';

/** `/toolpad/core/` (spec 1.1). */
export default function CoreOverview(): ReactNode {
  return (
    <Layout title="Toolpad Core" description={LEAD}>
      <ProductOverview product={PRODUCT} tree={coreTree} lead={LEAD} texts={usePageTexts(PRODUCT)}>
        <StatusLine product={PRODUCT.id} />
        <AdSlot />
      </ProductOverview>
    </Layout>
  );
}
