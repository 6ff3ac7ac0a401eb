import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { chooseTree } from '../../dom';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import { displayedVersions } from '../../site/config';
import { isForAnyAddress, pageProduct, PRODUCTS } from '../../site';
import { translate } from '../../strings/all';
import styles from './ProductSwitch.module.css';
import { ProductMark } from '../../brand';

/**
 * Links to both products with their versions, and marks the current one (spec 1.4, 1.5). Works
 * before and without scripts, except that the browser sets the mark where the URL decides the
 * product. `mobile`: in the drawer of small screens, not in the header.
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
