/// <reference types="webpack/module" />
import type { ComponentType, ReactNode } from 'react';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { HomePage, PAIR, STAGE } from '@site/src/features/home';
import { StatusLine } from '@site/src/features/status';
import type { ProductId } from '@site/src/site';
import { SITE_TEXTS } from '@site/src/site/productTexts';
import CoreSample from './_coreSample.mdx';
import StudioFilm from './_studioFilm.mdx';
import StudioSample from './_studioSample.mdx';

/** Each product's install command: `_install-<product>.mdx`. */
const INSTALLS = import.meta.webpackContext('./', {
  recursive: false,
  regExp: /_install-[\w-]+\.mdx$/,
});

function Install({ product }: { readonly product: ProductId }): ReactNode {
  const { default: Command } = INSTALLS(`./_install-${product}.mdx`) as {
    readonly default: ComponentType;
  };
  return <Command />;
}

/** A running Core app with its code, and a page being built in Studio; readers switch. */
function Stage(): ReactNode {
  return (
    <Tabs className={STAGE}>
      <TabItem value="core" label="Core: in code">
        <CoreSample />
      </TabItem>
      <TabItem value="studio" label="Studio: in the editor">
        <div className={PAIR}>
          <StudioFilm />
          <StudioSample />
        </div>
      </TabItem>
    </Tabs>
  );
}

/** `/toolpad/`: what the products are, and where to start with each. */
export default function Home(): ReactNode {
  return (
    <Layout title="Documentation" description={SITE_TEXTS.home} wrapperClassName="home">
      <MDXContent>
        <HomePage
          installOf={(product) => <Install product={product} />}
          stage={<Stage />}
          statusOf={(product) => <StatusLine product={product} />}
        />
      </MDXContent>
    </Layout>
  );
}
