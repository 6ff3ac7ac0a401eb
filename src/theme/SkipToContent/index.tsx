import type { ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { SkipLink } from '@site/src/reading';

/** The way past the header; where the focus goes on the next page is not its affair. */
export default function SkipToContent(): ReactNode {
  return <SkipLink fallbackId={SkipToContentFallbackId} />;
}
