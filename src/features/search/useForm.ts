import { useEffect, useState } from 'react';
import type { ProductId } from '../../site';
import type { Results } from './findPages';
import { chooseProduct, nameOf, readForm, type SearchParameters } from './resultsAddress';
import { showCounts } from './SearchTabs';

/** A form of the search, which the page contains before any script. */
export function findForm(id: string): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>(`form#${id}`);
  if (!form) {
    throw new Error(`The page has no form "${id}"`);
  }
  return form;
}

/** What a form of the search asks for, and a function to choose another product. */
export function useForm(id: string) {
  const [parameters, setParameters] = useState<SearchParameters>(() => readForm(findForm(id)));

  useEffect(() => {
    const form = findForm(id);
    const read = (): void => {
      const { query, product } = readForm(form);
      setParameters((before) =>
        before.query === query && before.product === product ? before : { query, product },
      );
    };
    // Tabs are outside of the form, and belong to it by its id.
    const onInput = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.form === form) {
        read();
      }
    };
    const listeners = new AbortController();
    document.addEventListener('input', onInput, listeners);
    read();
    return () => listeners.abort();
  }, [id]);

  const setProduct = (product: ProductId): void => {
    chooseProduct(findForm(id), product);
    setParameters(readForm(findForm(id)));
    findForm(id).querySelector('input')?.focus();
  };

  return [parameters, setProduct] as const;
}

/** Shows how many pages each tab of a form has. */
export function useCounts(id: string, results: Results | null): void {
  useEffect(() => {
    const counts = [...(results?.counts ?? [])];
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    const named = counts.map(([product, count]) => [nameOf(product), count] as const);
    showCounts(findForm(id), new Map(results ? [...named, [nameOf(null), all]] : []));
  }, [id, results]);
}
