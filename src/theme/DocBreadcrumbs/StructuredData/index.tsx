import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import { withProduct } from '@site/src/features/sharing';

/** Breadcrumbs for search engines, starting with the home page. */
export default function StructuredDataWrapper({ breadcrumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const home = { label: siteConfig.title, href: siteConfig.baseUrl };
  return <StructuredData breadcrumbs={withProduct(breadcrumbs, home)} />;
}
