import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import { displayedVersions } from '../../site/config';
import { chooseTree, isForAnyAddress, pageProduct, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import styles from './ProductSwitch.module.css';
import { ProductMark } from '../../brand';

/**
 * The way from one product to the other: names both with their versions and marks the one that is
 * shown (spec 1.4, 1.5). Plain links, so it works before and without scripts. Where the address chooses
 * the product, the mark is set in the browser.
 *
 * @param props.mobile whether it is in the drawer of small screens rather than in the header
 */
export function ProductSwitch({ mobile = false }: { readonly mobile?: boolean }): ReactNode {
  const versions = displayedVersions();
  const { plugin } = useRouteContext();
  const { pathname } = useLocation();
  const shown = isForAnyAddress(plugin) ? null : chooseTree(pageProduct(plugin), pathname);
  return (
    <ul
      className={clsx(styles.list, mobile && styles.drawer)}
      aria-label={translate('header.products')}
    >
      {PRODUCTS.map(({ id, name, startPath }) => (
        <li key={id} data-product={id}>
          <Link
            to={startPath}
            className={styles.link}
            aria-current={shown === id ? 'true' : undefined}
          >
            <ProductMark product={id} />
            <span>
              <span className={styles.family}>Toolpad </span>
              {name.replace('Toolpad ', '')}
            </span>
            <span className={styles.version}>v{versions[id]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
