import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';
import { PrintedLabel } from '@site/src/features/reading';

/** The panel of a tab; on paper, where every panel shows, it says which one it is. */
export default function TabItem({ children, className, label, value }: Props): ReactNode {
  return (
    // `data-sample` names it in the page's Markdown.
    <div className={className} data-tab-panel={value} data-sample={label ?? value}>
      <PrintedLabel text={label ?? value} />
      {children}
    </div>
  );
}
