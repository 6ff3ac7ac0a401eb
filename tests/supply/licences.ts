/** Licenses that allow any use of a package as long as its notice is kept. */
const FREE_LICENSES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
];

/** Packages under other licenses, or without one, each with the reason why it may stay. */
export const ACCEPTED_LICENSES: Readonly<Record<string, { license: string; reason: string }>> = {
  'caniuse-lite': { license: 'CC-BY-4.0', reason: 'data that the build reads; not published' },
  argparse: { license: 'Python-2.0', reason: 'a free license like BSD; not published' },
  lightningcss: { license: 'MPL-2.0', reason: 'minifies in the build, unchanged; not published' },
  '@resvg/resvg-js': {
    license: 'MPL-2.0',
    reason: 'paints card pictures in the build, unchanged; not published',
  },
  satori: {
    license: 'MPL-2.0',
    reason: 'lays out card pictures in the build, unchanged; not published',
  },
  'axe-core': { license: 'MPL-2.0', reason: 'runs in tests, unchanged; not published' },
  '@cspell/dict-django': {
    license: 'WTFPL',
    reason: 'words for the spelling check; not published',
  },
  '@cspell/dict-en-common-misspellings': {
    license: 'CC BY-SA 4.0',
    reason: 'words for the spelling check, unchanged; not published',
  },
  '@mui/x-data-grid-pro': {
    license: 'SEE LICENSE IN LICENSE',
    reason: 'commercial; the one demo that shows it runs with the site’s key, or with a watermark',
  },
  '@mui/x-license': {
    license: 'SEE LICENSE IN LICENSE',
    reason: 'checks the key; comes with the commercial grid',
  },
  '@mui/x-telemetry': {
    license: 'SEE LICENSE IN LICENSE',
    reason: 'comes with the commercial grid; not published, and turned off',
  },
  '@fontsource-variable/geist': {
    license: 'OFL-1.1',
    reason: 'a font; its license allows serving it',
  },
  '@fontsource-variable/roboto': {
    license: 'OFL-1.1',
    reason: 'a font, as above; for demos in frames',
  },
  '@fontsource/geist-mono': { license: 'OFL-1.1', reason: 'a font, as above; for code' },
  '@fontsource/geist': { license: 'OFL-1.1', reason: 'a font, as above; for card pictures' },
  '@fontsource/material-icons': { license: 'OFL-1.1', reason: 'a font, as above' },
  '@fontsource/roboto-condensed': { license: 'OFL-1.1', reason: 'a font, as above' },
  '@fontsource/work-sans': { license: 'OFL-1.1', reason: 'a font, as above' },
};

/** Packages whose manifest names no license, with the one in their files. */
export const LICENSES_BY_FILE: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};

/** `(A OR B)` is free if one is, `A AND B` if both are. */
export function isFree(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => FREE_LICENSES.includes(license)));
}
