import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';
import { PrintedLabel } from '@site/src/features/reading';

/** A tab's panel; in print, where all panels show, it has a label. */
export default function TabItem({ children, className, label, value }: Props): ReactNode {
  return (
    // `data-sample` is the label in the page's Markdown.
    <div className={className} data-tab-panel={value} data-sample={label ?? value}>
      <PrintedLabel text={label ?? value} />
      {children}
    </div>
  );
}
