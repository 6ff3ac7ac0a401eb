import type { ReactNode } from 'react';
import type { Props } from '@theme/DocCardList';
import DocCardList from '@theme-original/DocCardList';
import { AdSlot } from '@site/src/features/ads';

/** The pages of a group, on its generated overview and nowhere else, under the page's ad (spec 4.2). */
export default function DocCardListWrapper(props: Props): ReactNode {
  return (
    <>
      <AdSlot />
      <DocCardList {...props} />
    </>
  );
}
