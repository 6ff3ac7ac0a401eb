import { KIND } from './kind';

/** Of the kinds of files, and of the types that they share. */
export const FILE_NOTES: Readonly<Record<string, string>> = {
  'page#field-Page-spec-queries-query-rest-body-raw-kind': KIND,
  'page#field-Page-spec-queries-query-rest-body-raw-content': 'The body as a string.',
  'page#field-Page-spec-queries-query-rest-body-raw-contentType':
    'The content type of the request, such as `application/json`.',
  'page#field-Page-spec-queries-query-rest-body-urlEncoded-kind': KIND,
  'page#field-Page-spec-queries-query-rest-body-urlEncoded-content':
    'The fields of the form that is sent.',
  'page#field-Page-spec-queries-query-rest-response-raw-kind': KIND,
  'page#field-Page-spec-queries-query-rest-response-json-kind': KIND,
  'page#field-Page-spec-queries-query-rest-response-csv-kind': KIND,
  'page#field-Page-spec-queries-query-rest-response-xml-kind': KIND,
  'theme#field-Theme-spec-options-palette':
    'The colors. Other options of a Material UI theme can follow beside it.',
  'theme#field-Theme-spec-options-palette-mode': 'Whether the app is light or dark.',
  'theme#field-Theme-spec-options-palette-primary': 'The main color.',
  'theme#field-Theme-spec-options-palette-secondary': 'The accent color.',
  'shared#field-NavigationAction-navigationAction': 'The page to open, and its parameters.',
  'shared#field-SimplePaletteColorOptions-main': 'The color itself, in CSS.',
  'shared#field-SimplePaletteColorOptions-light':
    'A lighter shade; if omitted, derived from `main`.',
  'shared#field-SimplePaletteColorOptions-dark': 'A darker shade; if omitted, derived from `main`.',
  'shared#field-SimplePaletteColorOptions-contrastText':
    'The color of text on it; if omitted, chosen by contrast.',
};
