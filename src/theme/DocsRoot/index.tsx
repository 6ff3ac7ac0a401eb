import { memo, type ReactNode } from 'react';
import DocsRoot from '@theme-original/DocsRoot';
import type { Props } from '@theme/DocsRoot';
import { SteadyRouter } from '@site/src/navigation/SteadyRouter';

/** A router gives its route new properties whenever an address changes: of these, two tell pages apart. */
const SteadyDocsRoot = memo(
  (props: Props): ReactNode => <DocsRoot {...props} />,
  (before, now) => before.route === now.route && before.location === now.location,
);
SteadyDocsRoot.displayName = 'SteadyDocsRoot';

/** All docs pages of the site; one that stays while the next one loads is not rendered once more. */
export default function DocsRootWrapper(props: Props): ReactNode {
  return (
    <SteadyRouter>
      <SteadyDocsRoot {...props} />
    </SteadyRouter>
  );
}
