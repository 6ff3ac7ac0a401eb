import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { displayedVersions } from '../../site/config';
import { productAt } from '../../site';
import { cardFile } from './cardFile';

interface Props {
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
export function ArticleData({ title, description, permalink, lastUpdatedAt }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const versions = displayedVersions();
  const product = productAt(permalink);
  const { url: origin, baseUrl } = siteConfig;
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
    isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: origin + baseUrl },
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
