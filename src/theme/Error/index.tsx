import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import { CrashPage } from '@site/src/faults';

/**
 * What shows where the page's frame itself crashed. Docusaurus would draw the frame once more, which
 * is what just failed.
 */
export default function ErrorFallback({ error, tryAgain }: Props): ReactNode {
  return <CrashPage error={error} tryAgain={tryAgain} />;
}
