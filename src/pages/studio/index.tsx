import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import studioTree from '@site/sidebars-studio';
import { productById } from '@site/src/site';
import { AdSlot } from '@site/src/features/ads';
import { ProductOverview } from '@site/src/features/overview';
import { usePageTexts } from '@site/src/features/overview/usePageTexts';
import { StatusLine } from '@site/src/features/status';

const PRODUCT = productById('toolpad-studio');
const LEAD =
  'A self-hosted, low-code builder of internal tools that keeps apps as files: every page of the documentation.';

/** `/toolpad/studio/` (spec 1.1). */
export default function StudioOverview(): ReactNode {
  return (
    <Layout title="Toolpad Studio" description={LEAD}>
      <ProductOverview
        product={PRODUCT}
        tree={studioTree}
        lead={LEAD}
        texts={usePageTexts(PRODUCT)}
      >
        <StatusLine product={PRODUCT.id} />
        <AdSlot />
      </ProductOverview>
    </Layout>
  );
}
