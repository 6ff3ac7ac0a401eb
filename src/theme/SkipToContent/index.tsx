import type { ReactNode } from 'react';
import { CONTENT_ID } from '@site/src/features/menu';
import { SkipLink } from '@site/src/features/reading';

/** The skip link. */
export default function SkipToContent(): ReactNode {
  return <SkipLink target={CONTENT_ID} />;
}
