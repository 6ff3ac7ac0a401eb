/* The dialog's static parts, used by the page script and the island. */

export const DIALOG_ID = 'site-search';
export const FIELD_ID = 'site-search-field';
/** The listbox of results, which the island draws. */
export const LIST_ID = 'site-search-list';

/** The dialog's field; `null` on pages without a search, such as a demo's document. */
export function findField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${FIELD_ID}`);
}

/** The query: what is in the field, which an `input` event announces. */
export const currentQuery = () => findField()?.value ?? '';

/** Puts a query into the field, and the focus: the next results may remove the focused element. */
export function ask(query: string): void {
  const field = findField();
  if (field) {
    field.value = query;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }
}
