import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import { productAt } from '../../site';
import { CARD_SIZE, cardFile } from './cardFile';

/** Plugins whose pages have a card; demos' documents and the 404 page have none. */
const PLUGINS_WITH_CARDS = ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-pages'];

interface Props {
  /** The page's title, where it is known; an alternative text without it names the product only. */
  readonly title?: string | undefined;
  /** What the page is: an `article` of the documentation, or part of the `website` around them. */
  readonly type?: 'article' | 'website';
}

/**
 * What other sites show where someone shares the page: its card picture and what that shows. Title,
 * description and address are Docusaurus' own. Where it is rendered twice the inner one counts.
 */
export function PageCard({ title, type = 'website' }: Props): ReactNode {
  const { plugin } = useRouteContext();
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  if (!PLUGINS_WITH_CARDS.includes(plugin.name)) {
    return null;
  }
  const product = productAt(pathname);
  const names = [title, product?.name ?? siteConfig.title].filter((name) => name !== undefined);
  const alt = [...new Set(names)].join(' · ');
  return (
    <PageMetadata image={cardFile(pathname, siteConfig.baseUrl)}>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </PageMetadata>
  );
}
