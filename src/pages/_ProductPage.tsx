/// <reference types="webpack/module" />
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

/** Pictures of products: `_picture-<product>.mdx`. */
const PICTURES = import.meta.webpackContext('./', {
  recursive: false,
  regExp: /_picture-[\w-]+\.mdx$/,
});

function Picture({ product }: { readonly product: ProductId }): ReactNode {
  const file = `./_picture-${product}.mdx`;
  if (!PICTURES.keys().includes(file)) {
    return null;
  }
  const { default: Content } = PICTURES(file) as { readonly default: ComponentType };
  return (
    <MDXContent>
      <Content />
    </MDXContent>
  );
}

/** A product's overview, such as `/toolpad/core/` (spec 1.1); routes: `productPages.ts`. */
export default function ProductPage({ id }: { readonly id: ProductId }): ReactNode {
  const product = productById(id);
  const { lead } = PRODUCT_TEXTS[id];
  return (
    <Layout title={product.name} description={lead}>
      <ProductOverview
        product={product}
        tree={TREES[id]}
        lead={lead}
        tasks={TASKS[id]}
        picture={<Picture product={id} />}
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
