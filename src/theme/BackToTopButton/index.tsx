import type { ReactNode } from 'react';
import { BackToTop } from '@site/src/features/reading';

/** The way back up. */
export default function BackToTopButton(): ReactNode {
  return <BackToTop />;
}
