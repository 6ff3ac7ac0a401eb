import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { chooseTree } from '../../dom';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';
import {
  groupAddress,
  isForAnyAddress,
  itemLabel,
  listPages,
  type NavigationItem,
  overviewPathnames,
  pageProduct,
  PRODUCTS,
} from '../../site';
import { CROSS, LineIcon, ProductMark } from '../../brand';
import { TREES } from '../../site/trees';
import { translate } from '../../strings/all';
import { RESTORE_MENU_SCRIPT } from './keepMenu';
import styles from './SkipLink.module.css';
import './menu.css';

/** Id of the popover that the menu buttons open. */
const MENU_ID = 'site-menu';

/** Id of the skip link's target, after the menu. */
const CONTENT_ID = 'page-content';

/** Larger trees list open groups only: a full tree on every page grows with the square of pages. */
const WHOLE_TREE_LIMIT = 300;

/** Groups of up to so many pages are open on the product's first page. */
const SHORT_GROUP_LIMIT = 20;

/** The products, with the pathnames of groups that have an overview. */
const MENUS = PRODUCTS.map((product) => ({
  ...product,
  overviews: new Set(overviewPathnames(TREES[product.id], product.basePath)),
}));

const pathnames = new WeakMap<readonly NavigationItem[], readonly string[]>();

/** The pages of a tree or group. Each page of the site asks for all groups, so they are kept. */
function pathnamesOf(items: readonly NavigationItem[]): readonly string[] {
  const known = pathnames.get(items) ?? listPages(items).map(({ pathname }) => pathname);
  pathnames.set(items, known);
  return known;
}

interface TreeProps {
  readonly items: readonly NavigationItem[];
  /** The current page, without a trailing slash. */
  readonly pathname: string;
  /** Pathnames of groups that have an overview. */
  readonly overviews: ReadonlySet<string>;
  /** Whether closed groups contain their pages too. */
  readonly isWhole?: boolean;
  /** Whether the current page is the product's first one, where readers look around. */
  readonly isStart?: boolean;
}

interface LinkProps {
  readonly to: string;
  readonly isShown: boolean;
  readonly children: string;
}

const badgeOf = ({ newFeature }: NavigationItem) =>
  newFeature && { 'data-badge': translate('sidebar.new') };

function PageLink({ to, isShown, ...rest }: LinkProps): ReactNode {
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
function Group({ group, ...props }: TreeProps & { readonly group: NavigationItem }): ReactNode {
  const { items, pathname, overviews, isWhole, isStart } = props;
  const label = itemLabel(group);
  const badge = badgeOf(group);
  const overview = groupAddress(group);
  const hasOverview = overviews.has(overview);
  const pages = pathnamesOf(items);
  const isCurrent = overview === pathname || pages.includes(pathname);
  const isOpen = isCurrent || (isStart && pages.length <= SHORT_GROUP_LIMIT);
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
      <summary className={clsx('menu__link', 'menu__group', isCurrent && 'menu__link--active')}>
        <span {...badge}>{label}</span>
      </summary>
      {hasOverview && (
        <ul className="menu__list">
          <li className="menu__list-item">
            <PageLink to={overview} isShown={overview === pathname}>
              {translate('sidebar.overview', { name: label })}
            </PageLink>
          </li>
        </ul>
      )}
      <Sidebar {...props} />
    </details>
  );
}

/** A product's pages as a tree that folds without scripts (spec 1.2). */
export function Sidebar({ items, ...rest }: TreeProps): ReactNode {
  const pages = pathnamesOf(items);
  const props = {
    isWhole: pages.length <= WHOLE_TREE_LIMIT,
    isStart: pages[0] === rest.pathname,
    ...rest,
  };
  return (
    <ul className="menu__list">
      {items.map((item) => {
        const { pathname, title, children } = item;
        const badge = badgeOf(item);
        const isHeading = children && title === undefined;
        return (
          <li key={pathname} className={clsx('menu__list-item', isHeading && 'sidebar-heading')}>
            {!children && (
              <PageLink to={pathname} isShown={pathname === props.pathname} {...badge}>
                {itemLabel(item)}
              </PageLink>
            )}
            {isHeading && (
              <>
                <span className="menu__link" {...badge}>
                  {itemLabel(item)}
                </span>
                <Sidebar items={children} {...props} />
              </>
            )}
            {children && !isHeading && <Group group={item} items={children} {...props} />}
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  /** Whether it is beside the text on wide screens. */
  readonly beside?: boolean;
  /** Shown above the tree when the menu overlays the page. */
  readonly children?: ReactNode;
}

/**
 * The site's menu: the pages of a product. Beside the text of docs pages on wide screens; elsewhere
 * a button in the header opens it over the page as a popover, without scripts (spec 1.4). The home
 * page lists both products. A script after it restores its state before first paint.
 */
export function SiteMenu({ beside = false, children }: Props): ReactNode {
  const { plugin } = useRouteContext();
  const location = useLocation();
  const pathname = location.pathname.replace(/\/$/, '');
  const shown = chooseTree(pageProduct(plugin), location.pathname);
  const isHome = location.pathname === useBaseUrl('/');
  const hasBoth = isHome || isForAnyAddress(plugin);
  const menus = MENUS.filter(({ id }) => hasBoth || id === shown);
  return (
    <>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={translate('header.menu')}
        className={clsx(
          'site-menu',
          'thin-scrollbar',
          beside && 'site-menu--beside',
          isHome && 'site-menu--whole',
        )}
      >
        <div className="site-menu__head">
          <button
            type="button"
            className="clean-btn site-menu__close"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={translate('header.closeMenu')}
          >
            <LineIcon d={CROSS} />
          </button>
          {!isHome && children}
        </div>
        <div className="menu">
          {menus.map(({ id, basePath, name, overviews }) => (
            <div key={id} data-tree={id}>
              {isHome && (
                <Link to={`${basePath}/`} className="site-menu__product">
                  <ProductMark product={id} />
                  {name}
                </Link>
              )}
              <Sidebar items={TREES[id]} pathname={pathname} overviews={overviews} />
            </div>
          ))}
        </div>
      </nav>
      {/* In development React renders this in the browser, where it runs no scripts and warns. */}
      {typeof window === 'undefined' && (
        <script dangerouslySetInnerHTML={{ __html: RESTORE_MENU_SCRIPT }} />
      )}
      <span id={CONTENT_ID} tabIndex={-1} />
    </>
  );
}

/** The header's button that opens the menu. */
export function MenuButton(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      popoverTarget={MENU_ID}
      aria-label={translate('header.openMenu')}
    >
      <LineIcon d="M4 6h16M4 12h16M4 18h16" size={30} />
    </button>
  );
}

/** The first Tab stop: skips header and sidebar (WCAG 2.4.1). */
export function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label={translate('reading.skip')}>
      <a href={`#${CONTENT_ID}`} className={styles.link}>
        {translate('reading.skip')}
      </a>
    </div>
  );
}
