import type { ReactNode } from 'react';
import { ProductMark } from '../../brand';
import { itemLabel, type NavigationItem, type Product } from '../../site';
import { PageIndex, type IndexEntry } from './PageIndex';
import styles from './overview.module.css';

/** What each page says of itself, by its address with the trailing slash. */
export type PageTexts = Readonly<
  Record<string, { readonly title: string; readonly description: string }>
>;

interface Props {
  readonly product: Product;
  readonly tree: readonly NavigationItem[];
  /** One sentence on what the product is. */
  readonly lead: string;
  readonly texts: PageTexts;
  /** What stands between the lead and the groups. */
  readonly children?: ReactNode;
}

function toEntry(item: NavigationItem, texts: PageTexts): IndexEntry {
  const address = `${item.pathname}/`;
  const label = itemLabel(item);
  return item.children
    ? { label, entries: item.children.map((child) => toEntry(child, texts)) }
    : { label, address, ...texts[address] };
}

/** All pages of a product under the groups of its tree, for who cuts an address short (spec 1.1). */
export function ProductOverview({ product, tree, lead, texts, children }: Props): ReactNode {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        <ProductMark product={product.id} size={36} />
        {product.name}
      </h1>
      <p className="lead">{lead}</p>
      {children}
      <PageIndex entries={tree.map((item) => toEntry(item, texts))} level={2} />
    </main>
  );
}
