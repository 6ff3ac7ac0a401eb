import type { ReactNode } from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import { DOCS_PLUGIN } from '@site/src/build/docusaurus/browser/names';
import { AdProvider } from '@site/src/features/ads';
import { PageHead, ProductSwitch } from '@site/src/features/header';
import { SiteMenu } from '@site/src/features/menu';
import { PageCard } from '@site/src/features/sharing';

/** The frame of every page, with the page's metadata (spec 1.4 to 1.7). */
export default function LayoutWrapper({ children, ...props }: Props): ReactNode {
  const { plugin } = useRouteContext();
  // Documentation pages have it in `DocRoot/Layout/Sidebar`.
  const hasOwnMenu = plugin.name === DOCS_PLUGIN;
  return (
    <AdProvider>
      <PageHead />
      <PageCard title={props.title} />
      <Layout {...props}>
        {!hasOwnMenu && (
          <SiteMenu>
            <ProductSwitch mobile />
          </SiteMenu>
        )}
        {children}
      </Layout>
    </AdProvider>
  );
}
