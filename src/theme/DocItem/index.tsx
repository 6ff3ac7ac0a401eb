import type { ReactNode } from 'react';
import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import { steadyRoute } from '@site/src/navigation/steadyRoute';

/** A page, not rendered once more while the next page loads. */
function DocItemWrapper(props: Props): ReactNode {
  return <DocItem {...props} />;
}

export default steadyRoute(DocItemWrapper);
