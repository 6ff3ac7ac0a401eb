import type { ReactNode } from 'react';
import { CONTENT_ID } from '@site/src/features/menu';
import { SkipLink } from '@site/src/features/reading';

/** The way past the header. */
export default function SkipToContent(): ReactNode {
  return <SkipLink target={CONTENT_ID} />;
}
