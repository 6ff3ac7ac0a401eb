import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import { DOCS_PLUGIN, PAGES_PLUGIN } from '../../build/docusaurus/browser/names';
import { productAt } from '../../site';
import { displayedVersions } from '../../site/config';
import { CARD_SIZE, cardFile } from './cardFile';

/** Plugins whose pages have a card; demo documents and the 404 page have none. */
const PLUGINS_WITH_CARDS = [DOCS_PLUGIN, PAGES_PLUGIN];

interface CardProps {
  /** The page's title; without it, the alternative text names only the product. */
  readonly title?: string | undefined;
  /** `article` for documentation pages, `website` for all others. */
  readonly type?: 'article' | 'website';
}

/** Link preview metadata for a page's card; Docusaurus adds the rest. The innermost one wins. */
export function PageCard({ title, type = 'website' }: CardProps): ReactNode {
  const { plugin } = useRouteContext();
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  if (!PLUGINS_WITH_CARDS.includes(plugin.name)) {
    return null;
  }
  const name = productAt(pathname)?.name ?? siteConfig.title;
  const alt = title === undefined || title === name ? name : `${title} · ${name}`;
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

interface ArticleProps {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** Last change in ms since 1970; absent without Git history. */
  readonly lastUpdatedAt?: number | null | undefined;
}

const MUI = { '@type': 'Organization', name: 'MUI', url: 'https://mui.com' };

/** A page as schema.org's `TechArticle`: content, last change, product and version. */
export function ArticleData({
  title,
  description,
  permalink,
  lastUpdatedAt,
}: ArticleProps): ReactNode {
  const { url: origin, baseUrl, title: siteName } = useDocusaurusContext().siteConfig;
  const versions = displayedVersions();
  const product = productAt(permalink);
  const modified = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: origin + permalink,
    image: `${origin}${baseUrl}${cardFile(permalink, baseUrl)}`,
    inLanguage: 'en',
    dateModified: modified,
    author: MUI,
    publisher: MUI,
    isPartOf: { '@type': 'WebSite', name: siteName, url: origin + baseUrl },
    about: product && {
      '@type': 'SoftwareApplication',
      name: product.name,
      softwareVersion: versions[product.id],
      applicationCategory: 'DeveloperApplication',
      url: `${origin}${product.basePath}/`,
    },
  };
  return (
    <Head>
      {modified && <meta property="article:modified_time" content={modified} />}
      {/* Escaped: a closing tag in a title would end the script. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}

/**
 * Adds the home page and the product, known from the last URL, to a page's breadcrumbs:
 * Docusaurus's start below the product. URLs end in a slash, like those of pages.
 */
export function withProduct<Crumb extends { label: string; href?: string | undefined }>(
  breadcrumbs: readonly Crumb[],
  home: { readonly label: string; readonly href: string },
): (Crumb | { label: string; href: string; type: 'link' })[] {
  const product = productAt(breadcrumbs.flatMap(({ href }) => href ?? []).at(-1) ?? '');
  const above = product ? [home, { label: product.name, href: product.basePath }] : [home];
  return [...above.map((crumb) => ({ ...crumb, type: 'link' as const })), ...breadcrumbs].map(
    (crumb) =>
      crumb.href === undefined ? crumb : { ...crumb, href: crumb.href.replace(/\/?$/, '/') },
  );
}
