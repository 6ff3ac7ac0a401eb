import type { ReactNode } from 'react';
import { CONTENT_ID } from '@site/src/menu';
import { SkipLink } from '@site/src/reading';

/** The way past the header. */
export default function SkipToContent(): ReactNode {
  return <SkipLink target={CONTENT_ID} />;
}
