import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import { AdSlot } from '@site/src/features/ads';
import { Feedback } from '@site/src/features/feedback';
import { GroupOverview } from '@site/src/features/overview';
import { PageCard } from '@site/src/features/sharing';

/** A group's overview, with its own social card; one line per page instead of Docusaurus's cards. */
export default function GeneratedIndexPage({ categoryGeneratedIndex }: Props): ReactNode {
  const { title, description = '', navigation, permalink } = categoryGeneratedIndex;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <GroupOverview address={permalink} title={title} lead={description}>
        <AdSlot />
      </GroupOverview>
      <div className="page-end">
        <Feedback />
      </div>
      <footer className="margin-top--lg">
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </footer>
      <PageCard title={title} />
    </>
  );
}
