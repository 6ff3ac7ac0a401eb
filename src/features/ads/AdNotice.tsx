import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './Ad.module.css';

/** Asks a reader whose browser blocks ads, kindly, to allow them (spec 4.5). */
export function AdNotice(): ReactNode {
  return (
    <p className={styles.notice}>
      <strong>{translate('ad.notice.title')}</strong>
      {translate('ad.notice.text')}
    </p>
  );
}
