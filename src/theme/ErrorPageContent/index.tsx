import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import { CrashPage } from '@site/src/faults';

/** What shows in place of a page that crashed; it has no part of Docusaurus' own left. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return <CrashPage error={error} tryAgain={tryAgain} />;
}
