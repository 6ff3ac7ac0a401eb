import clsx from 'clsx';
import { pictures } from '@generated/page-pictures/default/pictures';
import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { DOCS_PLUGIN } from '../../build/docusaurus/browser/names';
import { ProductMark } from '../../brand';
import modes from '../../brand/modes.module.css';
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
  /** Whether pages are cards with their first picture. */
  readonly areCards: boolean;
}

/** The part that matters, as on phones (`followPan`): the start of a window's content, or its end. */
const SIDES: Readonly<Record<string, string | undefined>> = { '#middle': '35%', '#right': '100%' };

/** A page's first picture; its text says the same, so it is neither read aloud nor in the Markdown. */
function CardPicture({ address }: { readonly address: string }): ReactNode {
  const picture = pictures[address];
  return (
    picture &&
    (['light', 'dark'] as const).map((mode) => (
      // Captured at twice its size; the card shows a part of it at that size.
      <img
        key={mode}
        className={clsx(styles.picture, modes[mode])}
        style={{ objectPosition: `${SIDES[picture.side] ?? '0'} 0` }}
        srcSet={`${picture[mode]} 2x`}
        alt=""
        width={480}
        height={190}
        loading="lazy"
        decoding="async"
        data-markdown="skip"
      />
    ))
  );
}

/** Pages first, one per line or card, then the groups, each under its heading. */
function Part({ items, level, ...rest }: ListProps): ReactNode {
  const { texts, repeated, areCards } = rest;
  const pages = items.filter(({ children }) => !children);
  const Heading = `h${level}` as const;
  return (
    <>
      {pages.length > 0 && (
        <ul className={clsx(styles.pages, areCards ? styles.cards : styles.rows)}>
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
                {areCards && <CardPicture address={address} />}
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

/**
 * The pages of an overview by group, as cards if all of them show a picture; titles replace labels that repeat,
 * such as "Overview".
 */
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
  const pages = listPages(items);
  const labels = pages.map(({ title }) => title);
  const repeated = new Set(labels.filter((label, place) => labels.indexOf(label) !== place));
  const areCards = pages.every(({ pathname }) => pictures[`${pathname}/`]);
  return (
    <div className={styles.index}>
      <Part items={items} level={2} texts={texts} repeated={repeated} areCards={areCards} />
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

/** The overview of a group that is not a page itself: its pages (spec 1.1). */
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
