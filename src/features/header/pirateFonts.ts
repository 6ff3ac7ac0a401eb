import robotoCondensed700 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff2';
import workSans300 from '@fontsource/work-sans/files/work-sans-latin-300-normal.woff2';
import workSans400 from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff2';

const face = (family: string, weight: number, url: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2')}`;

/** Font faces as CSS; browsers fetch a font on first use, and block on none. */
export const PIRATE_STYLE =
  face('Roboto Condensed', 700, robotoCondensed700) +
  face('Work Sans', 300, workSans300) +
  face('Work Sans', 400, workSans400);
