import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';
import { PrintedLabel } from '@site/src/features/reading';

/** A tab's panel; in print, where every panel shows, it has its label. */
export default function TabItem({ children, className, label, value }: Props): ReactNode {
  return (
    // `data-sample` is its label in the page's Markdown.
    <div className={className} data-tab-panel={value} data-sample={label ?? value}>
      <PrintedLabel text={label ?? value} />
      {children}
    </div>
  );
}
