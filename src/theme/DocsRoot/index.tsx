import type { ReactNode } from 'react';
import type { Props } from '@theme/DocsRoot';
import DocsRoot from '@theme-original/DocsRoot';
import { steadyRoute } from '@site/src/navigation/steadyRoute';

/** All docs pages of the site, not rendered once more while the next page loads. */
function DocsRootWrapper(props: Props): ReactNode {
  return <DocsRoot {...props} />;
}

export default steadyRoute(DocsRootWrapper);
