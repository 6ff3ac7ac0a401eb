import type { ReactNode } from 'react';
import { PRODUCTS } from '../../site';
import { translate } from '../../strings/all';
import { nameOf } from './resultsAddress';
import styles from './SearchTabs.module.css';

const TABS = [
  ...PRODUCTS.map(({ id, name }) => ({ value: nameOf(id), label: name })),
  { value: nameOf(null), label: translate('search.where.all') },
];

/** Where a form searches: a tab for each product and for all, with room for its number of pages. */
export function SearchTabs(): ReactNode {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{translate('search.where')}</legend>
      {TABS.map(({ value, label }) => (
        <label key={value} className={styles.tab}>
          <input type="radio" name="in" value={value} defaultChecked={value === nameOf(null)} />
          {label} <span aria-hidden="true" data-count={value} />
        </label>
      ))}
    </fieldset>
  );
}
