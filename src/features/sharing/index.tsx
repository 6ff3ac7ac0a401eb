import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import { productAt } from '../../site';
import { displayedVersions } from '../../site/config';
import { CARD_SIZE, cardFile } from './cardFile';

/** Plugins whose pages have a card; demos' documents and the 404 page have none. */
const PLUGINS_WITH_CARDS = ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-pages'];

interface CardProps {
  /** The page's title, where it is known; an alternative text without it names the product only. */
  readonly title?: string | undefined;
  /** What the page is: an `article` of the documentation, or part of the `website` around them. */
  readonly type?: 'article' | 'website';
}

/**
 * What other sites show where someone shares the page: its card picture and what that shows. Title,
 * description and address are Docusaurus' own. Where it is rendered twice the inner one counts.
 */
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
  /** The page's path. */
  readonly permalink: string;
  /** When its file was last changed, in ms since 1970; absent where the history does not tell. */
  readonly lastUpdatedAt?: number | null | undefined;
}

const MUI = { '@type': 'Organization', name: 'MUI', url: 'https://mui.com' };

/**
 * A documentation page as schema.org's `TechArticle`, for search engines: what it says, when it was
 * last changed, and which version of which product it is about.
 */
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
      {/* No `<` in a script: a title with a closing tag in it would end the element. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}

/**
 * Puts the home page and the product before a page's breadcrumbs: the groups that Docusaurus lists
 * begin below the product. Every address ends in a slash, as the pages' own do.
 *
 * @param breadcrumbs of a page of one product; the last one with an address says of which
 * @param home the home page's title and path
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
