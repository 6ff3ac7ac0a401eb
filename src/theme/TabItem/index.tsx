import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';
import { PrintedLabel } from '@site/src/features/reading';

/** A tab's panel; in print, where all panels show, it has a label. */
export default function TabItem({ children, className, label, value }: Props): ReactNode {
  return (
    // `data-sample` is the label in the page's Markdown.
    <tp-panel
      className={className}
      // Not shown unless chosen (`Tabs`), but found by the browser's search (spec 3.5).
      hidden="until-found"
      data-tab-panel={value}
      data-sample={label ?? value}
    >
      <PrintedLabel text={label ?? value} />
      {children}
    </tp-panel>
  );
}
