import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import { PrintedLabel } from '@site/src/reading';

/** The panel of a tab; on paper, where every panel shows, it says which one it is. */
export default function TabItemWrapper({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <PrintedLabel text={props.label ?? props.value} />
      {children}
    </TabItem>
  );
}
