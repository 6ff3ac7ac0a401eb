import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { groupAddress, itemLabel, listPages, type NavigationItem } from '../../site';
import { translate } from '../../strings';

/** Larger trees list open groups only: a full tree on every page grows with the square of pages. */
const WHOLE_TREE_LIMIT = 300;

interface Props {
  readonly items: readonly NavigationItem[];
  /** The current page, without a trailing slash. */
  readonly pathname: string;
  /** Pathnames of groups that have an overview. */
  readonly overviews: ReadonlySet<string>;
}

interface ItemsProps extends Props {
  /** Whether closed groups contain their pages too. */
  readonly isWhole: boolean;
}

interface LinkProps {
  readonly to: string;
  readonly pathname: string;
  readonly children: string;
  readonly 'data-badge'?: string;
}

function PageLink({ to, pathname, ...rest }: LinkProps): ReactNode {
  const isShown = to === pathname;
  return (
    <Link
      to={`${to}/`}
      className={clsx('menu__link', isShown && 'menu__link--active')}
      aria-current={isShown ? 'page' : undefined}
      {...rest}
    />
  );
}

/** A foldable group; throws if it has no pages, since it would lead nowhere when closed. */
function Group({ group, ...props }: ItemsProps & { readonly group: NavigationItem }): ReactNode {
  const { items, pathname, overviews, isWhole } = props;
  const label = itemLabel(group);
  const badge = group.newFeature && { 'data-badge': translate('sidebar.new') };
  const overview = groupAddress(group);
  const hasOverview = overviews.has(overview);
  const pages = listPages(items).map((page) => page.pathname);
  const isOpen = overview === pathname || pages.includes(pathname);
  if (!isOpen && !isWhole) {
    const [first] = pages;
    if (first === undefined) {
      throw new Error(`The group "${label}" of a navigation tree has no pages`);
    }
    return (
      <Link
        to={`${hasOverview ? overview : first}/`}
        className="menu__link menu__link--group"
        {...badge}
      >
        {label}
      </Link>
    );
  }
  return (
    <details open={isOpen} data-group={group.pathname}>
      <summary className={clsx('menu__link', 'menu__group', isOpen && 'menu__link--active')}>
        <span {...badge}>{label}</span>
      </summary>
      {hasOverview && (
        <ul className="menu__list">
          <li className="menu__list-item">
            <PageLink to={overview} pathname={pathname}>
              {translate('sidebar.overview', { name: label })}
            </PageLink>
          </li>
        </ul>
      )}
      <Items {...props} />
    </details>
  );
}

function Items({ items, ...props }: ItemsProps): ReactNode {
  return (
    <ul className="menu__list">
      {items.map((item) => {
        const { pathname, title, children, newFeature } = item;
        const badge = newFeature && { 'data-badge': translate('sidebar.new') };
        const isHeading = children && title === undefined;
        return (
          <li key={pathname} className={clsx('menu__list-item', isHeading && 'sidebar-heading')}>
            {!children && (
              <PageLink to={pathname} pathname={props.pathname} {...badge}>
                {itemLabel(item)}
              </PageLink>
            )}
            {isHeading && (
              <>
                <span className="menu__link" {...badge}>
                  {itemLabel(item)}
                </span>
                <Items items={children} {...props} />
              </>
            )}
            {children && !isHeading && <Group group={item} items={children} {...props} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A product's pages as a tree that folds without scripts (spec 1.2). */
export function Sidebar(props: Props): ReactNode {
  return <Items {...props} isWhole={listPages(props.items).length <= WHOLE_TREE_LIMIT} />;
}
