import robotoCondensed700 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff2';
import workSans300 from '@fontsource/work-sans/files/work-sans-latin-300-normal.woff2';
import workSans400 from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff2';

/** Pages whose path holds this load two more web fonts (spec 1.7). */
export const PIRATE_MARK = 'onepirate';

const PIRATE_FONTS = [
  { family: 'Roboto Condensed', weight: 700, url: robotoCondensed700 },
  { family: 'Work Sans', weight: 300, url: workSans300 },
  { family: 'Work Sans', weight: 400, url: workSans400 },
];

/** Font faces as CSS; a browser fetches one when the page first uses it, and blocks on none. */
export const PIRATE_STYLE = PIRATE_FONTS.map(
  ({ family, weight, url }) =>
    `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2')}`,
).join('');

/**
 * Declares the fonts of pirate pages in this document: the one page that stands for every address without
 * a page cannot have been written with them.
 */
export function declarePirateFonts(): void {
  for (const { family, weight, url } of PIRATE_FONTS) {
    const descriptors = { weight: String(weight), display: 'swap' } as const;
    document.fonts.add(new FontFace(family, `url('${url}')`, descriptors));
  }
}
