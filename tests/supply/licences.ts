/** Licences under which anything may be done with a package that its notice survives. */
const FREE_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
];

/** Packages under other licences, or that state none, each with the reason why it may stay. */
export const ACCEPTED_LICENCES: Readonly<Record<string, { licence: string; reason: string }>> = {
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data that the build reads; not published' },
  argparse: { licence: 'Python-2.0', reason: 'a free licence like BSD; not published' },
  lightningcss: { licence: 'MPL-2.0', reason: 'minifies in the build, unchanged; not published' },
  '@resvg/resvg-js': {
    licence: 'MPL-2.0',
    reason: 'paints card pictures in the build, unchanged; not published',
  },
  satori: {
    licence: 'MPL-2.0',
    reason: 'lays out card pictures in the build, unchanged; not published',
  },
  'axe-core': { licence: 'MPL-2.0', reason: 'runs in tests, unchanged; not published' },
  '@cspell/dict-django': {
    licence: 'WTFPL',
    reason: 'words for the spelling check; not published',
  },
  '@cspell/dict-en-common-misspellings': {
    licence: 'CC BY-SA 4.0',
    reason: 'words for the spelling check, unchanged; not published',
  },
  '@mui/x-data-grid-pro': {
    licence: 'SEE LICENSE IN LICENSE',
    reason:
      'commercial; the one demo that shows it runs with the key of the site, or under a watermark',
  },
  '@mui/x-license': {
    licence: 'SEE LICENSE IN LICENSE',
    reason: 'takes the key; comes with the commercial grid',
  },
  '@mui/x-telemetry': {
    licence: 'SEE LICENSE IN LICENSE',
    reason: 'comes with the commercial grid; nothing of it is published, and it is turned off',
  },
  '@fontsource-variable/geist': {
    licence: 'OFL-1.1',
    reason: 'a font; its licence lets it be served',
  },
  '@fontsource-variable/roboto': {
    licence: 'OFL-1.1',
    reason: 'a font, as above; for demos in frames',
  },
  '@fontsource/geist': { licence: 'OFL-1.1', reason: 'a font, as above; for card pictures' },
  '@fontsource/material-icons': { licence: 'OFL-1.1', reason: 'a font, as above' },
  '@fontsource/roboto-condensed': { licence: 'OFL-1.1', reason: 'a font, as above' },
  '@fontsource/work-sans': { licence: 'OFL-1.1', reason: 'a font, as above' },
};

/** Packages whose manifest names no licence, with what their own files say. */
export const LICENCES_BY_FILE: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};

/** `(A OR B)` is free when one is, `A AND B` when both are. */
export function isFree(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => FREE_LICENCES.includes(licence)));
}
