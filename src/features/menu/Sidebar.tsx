import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { groupAddress, itemLabel, listPages, type NavigationItem } from '../../site';
import { translate } from '../../strings';

/**
 * Trees with more pages than this show only the open groups' pages: each page of the site holds its
 * tree, so the site would grow with the square of its pages.
 */
const WHOLE_TREE_LIMIT = 300;

/** A tree, prepared for drawing it on each of its pages. */
interface MenuTree {
  readonly items: readonly NavigationItem[];
  /** Whether closed groups hold their pages too. */
  readonly isWhole: boolean;
  /** The groups of each pathname. */
  readonly groupsOf: ReadonlyMap<string, readonly NavigationItem[]>;
}

function collect(
  items: readonly NavigationItem[],
  groups: readonly NavigationItem[],
  into: Map<string, readonly NavigationItem[]>,
): void {
  for (const item of items) {
    if (item.children) {
      collect(item.children, [...groups, item], into);
    } else {
      into.set(item.pathname, groups);
    }
  }
}

/** Prepares a tree once for all its pages. */
export function menuTree(items: readonly NavigationItem[]): MenuTree {
  const groupsOf = new Map<string, readonly NavigationItem[]>();
  collect(items, [], groupsOf);
  return { items, isWhole: groupsOf.size <= WHOLE_TREE_LIMIT, groupsOf };
}

/**
 * Where a closed group of a large tree leads: its first page.
 *
 * @throws Error for a group without pages
 */
export function firstPage(group: NavigationItem): string {
  const [first] = listPages(group.children ?? []);
  if (!first) {
    throw new Error(`The group "${itemLabel(group)}" of a navigation tree has no pages`);
  }
  return first.pathname;
}

interface Props {
  readonly tree: MenuTree;
  /** The page that shows, without a trailing slash. */
  readonly pathname: string;
  /** Pathnames of groups that have an overview. */
  readonly overviews: ReadonlySet<string>;
}

interface ItemProps extends Props {
  readonly item: NavigationItem;
}

function badge(item: NavigationItem): { 'data-badge'?: string } {
  return item.newFeature ? { 'data-badge': translate('sidebar.new') } : {};
}

function PageLink({
  to,
  item,
  pathname,
}: {
  readonly to: string;
  readonly item: NavigationItem;
  readonly pathname: string;
}): ReactNode {
  const isShown = to === pathname;
  return (
    <Link
      to={`${to}/`}
      className={clsx('menu__link', isShown && 'menu__link--active')}
      aria-current={isShown ? 'page' : undefined}
      {...badge(item)}
    >
      {itemLabel(item)}
    </Link>
  );
}

function Items({ items, ...props }: Props & { readonly items: readonly NavigationItem[] }) {
  return (
    <ul className="menu__list">
      {items.map((item) => (
        <Item key={item.pathname} item={item} {...props} />
      ))}
    </ul>
  );
}

function Item({ item, ...props }: ItemProps): ReactNode {
  const { tree, pathname, overviews } = props;
  if (!item.children) {
    return (
      <li className="menu__list-item">
        <PageLink to={item.pathname} item={item} pathname={pathname} />
      </li>
    );
  }
  const children = <Items items={item.children} {...props} />;
  if (item.title === undefined) {
    return (
      <li className="menu__list-item sidebar-heading">
        <span className="menu__link" {...badge(item)}>
          {itemLabel(item)}
        </span>
        {children}
      </li>
    );
  }
  const overview = groupAddress(item);
  const hasOverview = overviews.has(overview);
  const isOpen = overview === pathname || tree.groupsOf.get(pathname)?.includes(item) === true;
  if (!isOpen && !tree.isWhole) {
    return (
      <li className="menu__list-item">
        <Link
          to={`${hasOverview ? overview : firstPage(item)}/`}
          className="menu__link menu__link--group"
          {...badge(item)}
        >
          {itemLabel(item)}
        </Link>
      </li>
    );
  }
  return (
    <li className="menu__list-item">
      <details open={isOpen} data-group={item.pathname}>
        <summary className={clsx('menu__link', 'menu__group', isOpen && 'menu__link--active')}>
          <span {...badge(item)}>{itemLabel(item)}</span>
        </summary>
        {hasOverview && (
          <ul className="menu__list">
            <li className="menu__list-item">
              <Link
                to={`${overview}/`}
                className={clsx('menu__link', overview === pathname && 'menu__link--active')}
                aria-current={overview === pathname ? 'page' : undefined}
              >
                {translate('sidebar.overview', { name: itemLabel(item) })}
              </Link>
            </li>
          </ul>
        )}
        {children}
      </details>
    </li>
  );
}

/** A product's pages as a tree that folds without scripts (spec 1.2). */
export function Sidebar({ tree, ...props }: Props): ReactNode {
  return <Items items={tree.items} tree={tree} {...props} />;
}
