import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { ArticleData, PageCard } from '@site/src/features/sharing';

/** A page's metadata for other sites and search engines. */
export default function MetadataWrapper(): ReactNode {
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  return (
    <>
      <Metadata />
      <PageCard title={title} type="article" />
      <ArticleData
        title={title}
        description={description}
        permalink={permalink}
        lastUpdatedAt={lastUpdatedAt}
      />
    </>
  );
}
