/** Ids of what the dialog has in the finished page; page script and island find its parts by them. */
export const DIALOG_ID = 'site-search';
export const FIELD_ID = 'site-search-field';
export const BOTH_ID = 'site-search-both';
/** The answers' list box. */
export const LIST_ID = 'site-search-list';
/** Says how many answers there are. */
export const COUNT_ID = 'site-search-count';
/** Where the way to all answers stands. */
export const ALL_ID = 'site-search-all';

/** The dialog's field; `null` on a page that does not have it yet. */
export function findField(): HTMLInputElement | null {
  const field = document.getElementById(FIELD_ID);
  return field instanceof HTMLInputElement ? field : null;
}
