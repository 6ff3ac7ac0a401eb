import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { HomePage } from '@site/src/home';

const DESCRIPTION =
  'Documentation of Toolpad Core, React components for dashboards, and Toolpad Studio, a self-hosted visual builder of internal tools.';

/** `/toolpad/`: what the two products are and the way into each. */
export default function Home(): ReactNode {
  return (
    <Layout title="Documentation" description={DESCRIPTION}>
      <HomePage />
    </Layout>
  );
}
