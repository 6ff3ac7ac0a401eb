import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PRODUCT_STATUS, type ProductId } from '../../site';
import { displayedVersions } from '../../site/config';
import { translate } from '../../strings/all';
import styles from './StatusLine.module.css';

/** A product's status: documented version, newest version, whether it is maintained. */
export function StatusLine({ product }: { readonly product: ProductId }): ReactNode {
  const { newest, isMaintained, path } = PRODUCT_STATUS[product];
  const version = displayedVersions()[product];
  const described = translate('status.described', { version });
  const newer =
    newest === null
      ? translate('status.isNewest')
      : translate('status.newest', { version: newest });
  return (
    <p className={styles.line}>
      {/* The signs are text, so that the Markdown of a page has them too. */}
      <span>{`${described} · `}</span>
      <span>{`${newer} · `}</span>
      <Link to={path}>{translate(isMaintained ? 'status.maintained' : 'status.unmaintained')}</Link>
    </p>
  );
}
