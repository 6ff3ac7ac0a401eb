import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { DOCS_PLUGIN } from '../../build/docusaurus/browser/names';
import { ProductMark } from '../../brand';
import {
  FIRST_PRODUCT,
  groupAddress,
  itemLabel,
  listPages,
  type NavigationItem,
  type Product,
  productAt,
  walkItems,
} from '../../site';
import { TREES } from '../../site/trees';
import styles from './overview.module.css';

/** Titles and descriptions of pages by path, with trailing slash; written by `productDocs.ts`. */
type PageTexts = Readonly<
  Record<string, { readonly title: string; readonly description: string } | undefined>
>;

interface ListProps {
  readonly items: readonly NavigationItem[];
  /** Level of the group headings. */
  readonly level: 2 | 3 | 4;
  readonly texts: PageTexts;
  /** Labels that occur more than once in the tree. */
  readonly repeated: ReadonlySet<string>;
}

/** Pages first, one per line, then the groups, each under its heading. */
function Part({ items, level, ...rest }: ListProps): ReactNode {
  const { texts, repeated } = rest;
  const pages = items.filter(({ children }) => !children);
  const Heading = `h${level}` as const;
  return (
    <>
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map((item) => {
            const address = `${item.pathname}/`;
            const label = itemLabel(item);
            const { title = label, description = '' } = texts[address] ?? {};
            return (
              <li key={address}>
                <Link to={address}>{repeated.has(label) ? title : label}</Link>
                {description !== '' && (
                  <>
                    <span className="visually-hidden">: </span>
                    <span className={styles.description}>{description}</span>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {items.map(
        (item) =>
          item.children && (
            <div
              key={item.pathname}
              // Landmarks have unique names; nested groups may share one.
              role={level === 2 ? 'region' : 'group'}
              className={styles.group}
              aria-label={itemLabel(item)}
            >
              <Heading>{itemLabel(item)}</Heading>
              <Part {...rest} items={item.children} level={level === 2 ? 3 : 4} />
            </div>
          ),
      )}
    </>
  );
}

/** The pages of an overview by group; titles replace labels that repeat, such as "Overview". */
function PageIndex({
  items,
  product,
}: {
  readonly items: readonly NavigationItem[];
  readonly product: Product;
}): ReactNode {
  const { texts } = usePluginData(DOCS_PLUGIN, product.docsPluginId) as {
    readonly texts: PageTexts;
  };
  const labels = listPages(items).map(({ title }) => title);
  const repeated = new Set(labels.filter((label, place) => labels.indexOf(label) !== place));
  return (
    <div className={styles.index}>
      <Part items={items} level={2} texts={texts} repeated={repeated} />
    </div>
  );
}

interface ProductProps {
  readonly product: Product;
  readonly tree: readonly NavigationItem[];
  /** One sentence on what the product is. */
  readonly lead: string;
  /** Where to start, with links. */
  readonly tasks: readonly { readonly label: string; readonly to: string }[];
  /** What the product looks like. */
  readonly picture?: ReactNode;
  /** Shown between the lead paragraph and the groups. */
  readonly children?: ReactNode;
  /** Shown below the groups. */
  readonly end?: ReactNode;
}

/** All pages of a product by group, for readers who shorten a URL (spec 1.1). */
export function ProductOverview({
  product,
  tree,
  lead,
  tasks,
  picture,
  children,
  end,
}: ProductProps): ReactNode {
  return (
    <main className={styles.page}>
      <div className={styles.intro}>
        <div>
          <h1 className={styles.title}>
            <ProductMark product={product.id} size={36} />
            {product.name}
          </h1>
          <p className="lead">{lead}</p>
          {children}
          <ul className={styles.tasks}>
            {tasks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        {picture}
      </div>
      <PageIndex items={tree} product={product} />
      {end}
    </main>
  );
}

interface GroupProps {
  /** Path of the overview, with or without a trailing slash. */
  readonly address: string;
  readonly title: string;
  readonly lead: string;
  /** Shown between the lead paragraph and the pages. */
  readonly children?: ReactNode;
}

/** The overview of a group that is not a page itself: its pages, one per line (spec 1.1). */
export function GroupOverview({ address, title, lead, children }: GroupProps): ReactNode {
  const product = productAt(address) ?? FIRST_PRODUCT;
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
        <PageIndex items={group.children ?? []} product={product} />
      </article>
    </>
  );
}
