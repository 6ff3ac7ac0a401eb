import type { ReactNode } from 'react';
import { PRODUCTS } from '../../site';
import { translate } from '../../strings';
import { ALL_PRODUCTS, nameOf } from './resultsAddress';
import styles from './SearchTabs.module.css';

const TABS = [
  ...PRODUCTS.map(({ id, name }) => ({ value: nameOf(id), label: name })),
  { value: ALL_PRODUCTS, label: translate('search.where.all') },
];

/** Where to search: a tab for each product and for all, which `showCounts` gives its number of pages. */
export function SearchTabs({ form }: { readonly form: string }): ReactNode {
  return (
    <fieldset className={styles.tabs} form={form}>
      <legend className="visually-hidden">{translate('search.where')}</legend>
      {TABS.map(({ value, label }) => (
        <label key={value} className={styles.tab}>
          <input
            type="radio"
            name="in"
            value={value}
            form={form}
            defaultChecked={value === ALL_PRODUCTS}
          />
          {label} <span aria-hidden="true" data-count={value} />
        </label>
      ))}
    </fieldset>
  );
}

/** Shows the number of pages in each tab of a form; no number where none is known. */
export function showCounts(form: HTMLFormElement, counts: ReadonlyMap<string, number>): void {
  document
    .querySelectorAll<HTMLElement>(`fieldset[form="${form.id}"] [data-count]`)
    .forEach((part) => {
      part.textContent = counts.get(part.dataset.count ?? '')?.toString() ?? '';
    });
}
