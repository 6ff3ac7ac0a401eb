import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { ArticleData, PageCard } from '@site/src/features/sharing';

/** A page's metadata for other sites and search engines. */
export default function MetadataWrapper(): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      <Metadata />
      <PageCard title={metadata.title} type="article" />
      <ArticleData {...metadata} />
    </>
  );
}
