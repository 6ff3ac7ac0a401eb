import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { markdownAddress } from '@site/src/site';
import { MarkdownTools } from '@site/src/features/markdown';

/** A page's actions, beside its breadcrumbs; Docusaurus names a version there. */
export default function DocVersionBadge(): ReactNode {
  return <MarkdownTools address={markdownAddress(useDoc().metadata.permalink)} />;
}
