import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { HomePage } from '@site/src/features/home';
import { StatusLine } from '@site/src/features/status';
import CoreInstall from './_coreInstall.mdx';
import CoreSample from './_coreSample.mdx';
import StudioInstall from './_studioInstall.mdx';
import StudioSample from './_studioSample.mdx';

const DESCRIPTION =
  'Documentation of Toolpad Core, React components for dashboards, and Toolpad Studio, a self-hosted visual builder of internal tools.';

/** `/toolpad/`: what the two products are and the way into each. */
export default function Home(): ReactNode {
  return (
    <Layout title="Documentation" description={DESCRIPTION}>
      <MDXContent>
        <HomePage
          installs={{ 'toolpad-core': <CoreInstall />, 'toolpad-studio': <StudioInstall /> }}
          coreSample={<CoreSample />}
          studioCode={<StudioSample />}
          statusOf={(product) => <StatusLine product={product} />}
        />
      </MDXContent>
    </Layout>
  );
}
