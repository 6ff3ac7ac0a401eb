import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { ProductMark } from '../../brand';
import {
  FIRST_PRODUCT,
  groupAddress,
  itemLabel,
  type NavigationItem,
  type Product,
  productAt,
  walkItems,
} from '../../site';
import { TREES } from '../../site/trees';
import styles from './overview.module.css';
import { type PageTexts, usePageTexts } from './usePageTexts';

/** A page or a group of pages in an overview. */
interface IndexEntry {
  /** What the navigation tree calls it. */
  readonly label: string;
  readonly address?: string;
  /** The title and the description of a page itself. */
  readonly title?: string;
  readonly description?: string;
  /** What is in a group. */
  readonly entries?: readonly IndexEntry[];
}

interface ListProps {
  readonly entries: readonly IndexEntry[];
  /** Of the headings of the groups in it. */
  readonly level: 2 | 3 | 4;
}

function listLabels(entries: readonly IndexEntry[]): readonly string[] {
  return entries.flatMap((entry) => (entry.entries ? listLabels(entry.entries) : [entry.label]));
}

function isGroup(entry: IndexEntry): entry is IndexEntry & Required<Pick<IndexEntry, 'entries'>> {
  return entry.entries !== undefined;
}

/** Pages first, a line each, then the groups among them, each under its heading. */
function Part({ entries, level, repeated }: ListProps & { repeated: Set<string> }): ReactNode {
  const pages = entries.filter((entry) => !isGroup(entry));
  const Heading = `h${level}` as const;
  const next = level === 2 ? 3 : 4;
  // Landmarks have names of their own; groups inside others may be called alike.
  const role = level === 2 ? 'region' : 'group';
  return (
    <>
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(({ label, title, address = '', description = '' }) => (
            <li key={address}>
              <Link to={address}>{repeated.has(label) ? (title ?? label) : label}</Link>
              {description !== '' && (
                <>
                  <span className="visually-hidden">: </span>
                  <span className={styles.description}>{description}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {entries.filter(isGroup).map((group) => (
        <div key={group.label} role={role} className={styles.group} aria-label={group.label}>
          <Heading>{group.label}</Heading>
          <Part entries={group.entries} level={next} repeated={repeated} />
        </div>
      ))}
    </>
  );
}

/**
 * The pages of an overview under the groups of their tree, a line for each. A name that the tree has more
 * than once, such as "Overview", says nothing here: the page's own title stands for it.
 */
function PageIndex({ entries, level }: ListProps): ReactNode {
  const labels = listLabels(entries);
  const repeated = new Set(labels.filter((label, place) => labels.indexOf(label) !== place));
  return (
    <div className={styles.index}>
      <Part entries={entries} level={level} repeated={repeated} />
    </div>
  );
}

interface Props {
  readonly product: Product;
  readonly tree: readonly NavigationItem[];
  /** One sentence on what the product is. */
  readonly lead: string;
  readonly texts: PageTexts;
  /** Shown between the lead paragraph and the groups. */
  readonly children?: ReactNode;
  /** Shown below the groups. */
  readonly end?: ReactNode;
}

function toEntry(item: NavigationItem, texts: PageTexts): IndexEntry {
  const address = `${item.pathname}/`;
  const label = itemLabel(item);
  return item.children
    ? { label, entries: item.children.map((child) => toEntry(child, texts)) }
    : { label, address, ...texts[address] };
}

/** All pages of a product under the groups of its tree, for who cuts an address short (spec 1.1). */
export function ProductOverview({ product, tree, lead, texts, children, end }: Props): ReactNode {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        <ProductMark product={product.id} size={36} />
        {product.name}
      </h1>
      <p className="lead">{lead}</p>
      {children}
      <PageIndex entries={tree.map((item) => toEntry(item, texts))} level={2} />
      {end}
    </main>
  );
}

interface GroupProps {
  /** The path of the overview, with a slash at its end or without. */
  readonly address: string;
  readonly title: string;
  readonly lead: string;
  /** Shown between the lead paragraph and the pages. */
  readonly children?: ReactNode;
}

/** The overview of a group that is no page itself: its pages, a line each (spec 1.1). */
export function GroupOverview({ address, title, lead, children }: GroupProps): ReactNode {
  const product = productAt(address) ?? FIRST_PRODUCT;
  const texts = usePageTexts(product);
  const pathname = address.replace(/\/$/, '');
  const group = [...walkItems(TREES[product.id])].find(
    (item) => item.children && groupAddress(item) === pathname,
  );
  if (!group) {
    throw new Error(`No group of the navigation tree is at ${address}`);
  }
  return (
    <>
      <header>
        <h1 className={styles.heading}>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
      <article>
        <PageIndex entries={(group.children ?? []).map((item) => toEntry(item, texts))} level={2} />
      </article>
    </>
  );
}
