import type { ReactNode } from 'react';
import type { Props } from '@theme/DocRoot';
import DocRoot from '@theme-original/DocRoot';
import { steadyRoute } from '@site/src/navigation/steadyRoute';

/** A page with its sidebar, not rendered once more while the next page loads. */
function DocRootWrapper(props: Props): ReactNode {
  return <DocRoot {...props} />;
}

export default steadyRoute(DocRootWrapper);
