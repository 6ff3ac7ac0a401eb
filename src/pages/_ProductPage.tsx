import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import studioEditor from '@site/docs-studio/getting-started/editor.webp';
import studioEditorDark from '@site/docs-studio/getting-started/editor-dark.webp';
import { productById, type ProductId } from '@site/src/site';
import { PRODUCT_TEXTS, TASKS } from '@site/src/site/productTexts';
import { TREES } from '@site/src/site/trees';
import { AdSlot } from '@site/src/features/ads';
import { Figure, FigurePicture } from '@site/src/features/content';
import { Feedback } from '@site/src/features/feedback';
import { ProductOverview } from '@site/src/features/overview';
import { Picture as PictureFrame, pictureLayout } from '@site/src/features/reading';
import { StatusLine } from '@site/src/features/status';

interface Picture {
  readonly light: string;
  /** The same in dark mode, if it differs. */
  readonly dark?: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What each product looks like; a product without a picture shows none. */
const PICTURES: Readonly<Partial<Record<ProductId, Picture>>> = {
  'toolpad-core': {
    light: '/img/demos/home-light.avif',
    dark: '/img/demos/home-dark.avif',
    width: 1080,
    height: 720,
    alt: 'A clinic’s dashboard made with Toolpad Core: a sidebar with its pages, and today’s visits in a table',
  },
  'toolpad-studio': {
    light: studioEditor,
    dark: studioEditorDark,
    width: 1334,
    height: 1024,
    alt: 'The editor of Toolpad Studio: pages and queries on the left, a page with a data grid, and the grid’s properties on the right',
  },
};

/** A product's picture, one for each color scheme if they differ. */
function ProductPicture({ light, dark = light, alt, ...size }: Picture): ReactNode {
  const addresses = { light: useBaseUrl(light), dark: useBaseUrl(dark) };
  const schemes = light === dark ? (['both'] as const) : (['light', 'dark'] as const);
  return (
    <Figure>
      {schemes.map((scheme) => (
        <FigurePicture key={scheme} scheme={scheme}>
          <PictureFrame>
            <img
              id={`picture-${scheme}`}
              src={addresses[scheme === 'dark' ? 'dark' : 'light']}
              alt={alt}
              {...pictureLayout(size).image}
              loading="lazy"
              decoding="async"
            />
          </PictureFrame>
        </FigurePicture>
      ))}
    </Figure>
  );
}

/** A product's overview, such as `/toolpad/core/` (spec 1.1); routes: `productPages.ts`. */
export default function ProductPage({ id }: { readonly id: ProductId }): ReactNode {
  const product = productById(id);
  const { lead } = PRODUCT_TEXTS[id];
  const picture = PICTURES[id];
  return (
    <Layout title={product.name} description={lead}>
      <ProductOverview
        product={product}
        tree={TREES[id]}
        lead={lead}
        tasks={TASKS[id]}
        picture={picture && <ProductPicture {...picture} />}
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
