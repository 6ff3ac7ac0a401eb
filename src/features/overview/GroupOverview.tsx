import type { ReactNode } from 'react';
import type { PropSidebarItem, PropVersionDocs } from '@docusaurus/plugin-content-docs';
import { type IndexEntry, PageIndex } from './ProductOverview';
import styles from './overview.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What the sidebar has below the group. */
  readonly items: readonly PropSidebarItem[];
  /** The pages of the product, by their ids. */
  readonly docs: PropVersionDocs;
  /** What stands between the lead and the pages. */
  readonly children?: ReactNode;
}

function toEntry(item: PropSidebarItem, docs: PropVersionDocs): readonly IndexEntry[] {
  if (item.type === 'category') {
    return [{ label: item.label, entries: item.items.flatMap((child) => toEntry(child, docs)) }];
  }
  if (item.type !== 'link') {
    return [];
  }
  const page = item.docId === undefined ? undefined : docs[item.docId];
  return [
    {
      label: item.label,
      address: item.href,
      ...(page && { title: page.title, description: page.description }),
    },
  ];
}

/** The overview of a group that is no page itself: its pages, a line each (spec 1.1). */
export function GroupOverview({ title, lead, items, docs, children }: Props): ReactNode {
  return (
    <>
      <header>
        <h1 className={styles.heading}>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
      <article>
        <PageIndex entries={items.flatMap((item) => toEntry(item, docs))} level={2} />
      </article>
    </>
  );
}
