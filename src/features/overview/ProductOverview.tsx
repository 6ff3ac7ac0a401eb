import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ProductMark } from '../../brand';
import { itemLabel, listPages, type NavigationItem, type Product } from '../../site';
import styles from './overview.module.css';

interface Props {
  readonly product: Product;
  readonly tree: readonly NavigationItem[];
  /** One sentence on what the product is. */
  readonly lead: string;
  /** What stands between the lead and the groups. */
  readonly children?: ReactNode;
}

/** All pages of a product under the groups of its tree, for who cuts an address short (spec 1.1). */
export function ProductOverview({ product, tree, lead, children }: Props): ReactNode {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        <ProductMark product={product.id} size={36} />
        {product.name}
      </h1>
      <p className="lead">{lead}</p>
      {children}
      <div className={styles.groups}>
        {tree.map((group) => (
          <section key={group.pathname} aria-labelledby={group.pathname}>
            <h2 id={group.pathname}>{itemLabel(group)}</h2>
            <ul className={styles.pages}>
              {listPages(group.children ?? []).map(({ pathname, title }) => (
                <li key={pathname}>
                  <Link to={`${pathname}/`}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
