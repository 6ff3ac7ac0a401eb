import { KIND } from './kind';

/** Of the kinds of files, and of the types that they share. */
export const FILE_NOTES: Readonly<Record<string, string>> = {
  'page#field-Page-spec-queries-query-rest-body-raw-kind': KIND,
  'page#field-Page-spec-queries-query-rest-body-raw-content': 'The body as text.',
  'page#field-Page-spec-queries-query-rest-body-raw-contentType':
    'What the request calls it, such as `application/json`.',
  'page#field-Page-spec-queries-query-rest-body-urlEncoded-kind': KIND,
  'page#field-Page-spec-queries-query-rest-body-urlEncoded-content':
    'The fields of the form that is sent.',
  'page#field-Page-spec-queries-query-rest-response-raw-kind': KIND,
  'page#field-Page-spec-queries-query-rest-response-json-kind': KIND,
  'page#field-Page-spec-queries-query-rest-response-csv-kind': KIND,
  'page#field-Page-spec-queries-query-rest-response-xml-kind': KIND,
  'theme#field-Theme-spec-options-palette':
    'The colors. Other options of a Material UI theme may stand beside it.',
  'theme#field-Theme-spec-options-palette-mode': 'Whether the app is light or dark.',
  'theme#field-Theme-spec-options-palette-primary': 'The main color.',
  'theme#field-Theme-spec-options-palette-secondary': 'The accent color.',
  'shared#field-NavigationAction-navigationAction': 'Where to go.',
  'shared#field-SimplePaletteColorOptions-main': 'The color itself, in CSS.',
  'shared#field-SimplePaletteColorOptions-light':
    'A lighter shade; made from `main` when left out.',
  'shared#field-SimplePaletteColorOptions-dark': 'A darker shade; made from `main` when left out.',
  'shared#field-SimplePaletteColorOptions-contrastText':
    'The color of text on it; chosen by contrast when left out.',
};
