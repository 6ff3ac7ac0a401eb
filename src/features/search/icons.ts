/* The lines of the results' icons, in a square of 16 units. */

/** A sheet: a page. */
export const PAGE = 'M4 2h5l3 3v9H4zM9 2v3h3';

/** A number sign: a section. */
export const SECTION = 'M3 6h10M3 10h10M6.5 3l-1 10M10.5 3l-1 10';

/** Braces: a row of a reference table, such as a prop. */
export const ROW =
  'M6 3c-2 0-2 1-2 2.5S3 8 3 8s1 1 1 2.5S4 13 6 13M10 3c2 0 2 1 2 2.5S13 8 13 8s-1 1-1 2.5 0 2.5-2 2.5';

/** A clock: an earlier search. */
export const CLOCK = 'M2.5 8a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M8 5v3l2 1.5';
