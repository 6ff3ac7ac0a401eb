import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';
import {
  chooseTree,
  isForAnyAddress,
  overviewPathnames,
  pageProduct,
  productById,
  PRODUCTS,
  type ProductId,
} from '../../site';
import { ProductMark } from '../../brand';
import { TREES } from '../../site/trees';
import { translate } from '../../strings';
import { RESTORE_MENU_SCRIPT } from './keepMenu';
import { Sidebar } from './Sidebar';
import './menu.css';

/** Id of the popover that the menu buttons open. */
const MENU_ID = 'site-menu';

/** Id of the skip link's target, after the menu. */
export const CONTENT_ID = 'page-content';

interface TreeProps {
  readonly id: ProductId;
  readonly pathname: string;
  /** Whether to name the product, as beside another tree. */
  readonly isNamed: boolean;
}

function ProductTree({ id, pathname, isNamed }: TreeProps): ReactNode {
  const { basePath, name } = productById(id);
  const overviews = new Set(overviewPathnames(TREES[id], basePath));
  return (
    <div data-tree={id}>
      {isNamed && (
        <Link to={`${basePath}/`} className="site-menu__product">
          <ProductMark product={id} />
          {name}
        </Link>
      )}
      <Sidebar items={TREES[id]} pathname={pathname} overviews={overviews} />
    </div>
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
  const products = hasBoth ? PRODUCTS.map(({ id }) => id) : shown ? [shown] : [];
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
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          {!isHome && children}
        </div>
        <div className="menu">
          {products.map((id) => (
            <ProductTree key={id} id={id} pathname={pathname} isNamed={isHome} />
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
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        <path
          d="M4 7h22M4 15h22M4 23h22"
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth="2"
        />
      </svg>
    </button>
  );
}
