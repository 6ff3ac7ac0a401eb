import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import { useProductVersions } from '../config';
import { chooseTree, pageProduct, PRODUCTS } from '../navigation';
import { useTranslate } from '../strings';
import styles from './ProductSwitch.module.css';
import { ProductMark } from '../brand';

interface Props {
  /** Whether it stands in the drawer of small screens rather than in the header. */
  readonly mobile?: boolean;
}

/**
 * The way from one product to the other: names both with their versions and marks the one that is
 * shown (spec 1.5). Plain links, so it works before and without scripts.
 */
export function ProductSwitch({ mobile = false }: Props): ReactNode {
  const translate = useTranslate();
  const versions = useProductVersions();
  const { plugin } = useRouteContext();
  const { pathname } = useLocation();
  const page = pageProduct(plugin);
  const isInProduct = PRODUCTS.some(({ basePath }) => pathname.startsWith(`${basePath}/`));
  const shown = isInProduct ? chooseTree(page, pathname) : null;
  return (
    <ul
      className={clsx(styles.list, mobile && styles.drawer)}
      aria-label={translate('header.products')}
    >
      {PRODUCTS.map(({ id, name, startPath }) => (
        <li key={id} className={clsx(shown !== null && shown !== id && styles.other)}>
          <Link
            to={startPath}
            className={clsx(styles.link, shown === id && styles.active)}
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
