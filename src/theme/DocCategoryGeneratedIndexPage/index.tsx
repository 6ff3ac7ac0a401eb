import type { ReactNode } from 'react';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import GeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import { PageCard } from '@site/src/features/sharing';

/** The overview of a group, with a card of its own. */
export default function GeneratedIndexPageWrapper(props: Props): ReactNode {
  return (
    <>
      <GeneratedIndexPage {...props} />
      <PageCard title={props.categoryGeneratedIndex.title} />
    </>
  );
}
