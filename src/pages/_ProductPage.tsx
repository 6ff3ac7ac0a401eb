import type { ComponentType, ReactNode } from 'react';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { productById, type ProductId } from '@site/src/site';
import { PRODUCT_TEXTS, TASKS } from '@site/src/site/productTexts';
import { TREES } from '@site/src/site/trees';
import { AdSlot } from '@site/src/features/ads';
import { Feedback } from '@site/src/features/feedback';
import { ProductOverview } from '@site/src/features/overview';
import { StatusLine } from '@site/src/features/status';
import CorePicture from './_corePicture.mdx';
import StudioPicture from './_studioPicture.mdx';

const PICTURES: Readonly<Partial<Record<ProductId, ComponentType>>> = {
  'toolpad-core': CorePicture,
  'toolpad-studio': StudioPicture,
};

/** A product's overview, such as `/toolpad/core/` (spec 1.1); routes: `productPages.ts`. */
export default function ProductPage({ id }: { readonly id: ProductId }): ReactNode {
  const product = productById(id);
  const { lead } = PRODUCT_TEXTS[id];
  const Picture = PICTURES[id];
  return (
    <Layout title={product.name} description={lead}>
      <ProductOverview
        product={product}
        tree={TREES[id]}
        lead={lead}
        tasks={TASKS[id]}
        picture={
          Picture && (
            <MDXContent>
              <Picture />
            </MDXContent>
          )
        }
        end={
          <div className="page-end">
            <Feedback />
          </div>
        }
      >
        <StatusLine product={id} />
        <AdSlot />
      </ProductOverview>
    </Layout>
  );
}
