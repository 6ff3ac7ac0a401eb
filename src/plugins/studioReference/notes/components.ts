import { KIND } from './kind';

/** Of the components: properties that are objects, and what is in them. */
export const COMPONENT_NOTES: Readonly<Record<string, string>> = {
  'Chart#field-Chart-data-kind': 'How the series is drawn.',
  'Chart#field-Chart-data-label': 'Its name in the legend.',
  'Chart#field-Chart-data-data': 'Its points: a list of objects, bound to a query as a rule.',
  'Chart#field-Chart-data-xKey':
    'The field of a point that gives its place on the horizontal axis.',
  'Chart#field-Chart-data-yKey': 'The field of a point that gives its height.',
  'Chart#field-Chart-data-color': 'A CSS color for the series.',
  'DataGrid#field-DataGrid-rows-id':
    'What tells the row from the others, unless `rowIdField` names another field.',
  'DataGrid#field-DataGrid-columns-field': 'The field of a row that the column shows.',
  'DataGrid#field-DataGrid-columns-align': 'Where the content stands in its cells.',
  'FilePicker#field-FilePicker-value-name': 'The name of the chosen file.',
  'FilePicker#field-FilePicker-value-type': 'Its media type, such as `image/png`.',
  'FilePicker#field-FilePicker-value-size': 'Its size in bytes.',
  'FilePicker#field-FilePicker-value-base64': 'Its content, as a data URL in Base64.',
  'Metric#field-Metric-numberFormat-preset-kind': KIND,
  'Metric#field-Metric-numberFormat-preset-preset': '`bytes` or `percent`.',
  'Metric#field-Metric-numberFormat-currency-kind': KIND,
  'Metric#field-Metric-numberFormat-currency-currency': 'A code of three letters, such as `EUR`.',
  'Metric#field-Metric-numberFormat-custom-kind': KIND,
  'Metric#field-Metric-numberFormat-custom-custom': 'Options of the browser’s `Intl.NumberFormat`.',
  'Metric#field-Metric-numberFormat-custom-custom-compactDisplay':
    'How much of a word the compact notation spells out.',
  'Metric#field-Metric-numberFormat-custom-custom-notation': 'How large numbers are written.',
  'Metric#field-Metric-numberFormat-custom-custom-signDisplay': 'When the sign shows.',
  'Metric#field-Metric-numberFormat-custom-custom-unit': 'A unit such as `kilometer-per-hour`.',
  'Metric#field-Metric-numberFormat-custom-custom-unitDisplay': 'How the unit is written.',
  'Metric#field-Metric-numberFormat-custom-custom-currencyDisplay':
    'Whether a currency shows as symbol, code or name.',
  'Metric#field-Metric-numberFormat-custom-custom-currencySign':
    'Whether negative amounts stand in parentheses: `accounting`, or `standard`.',
  'Metric#field-Metric-conditionalFormat-base': 'The color below every threshold, in CSS.',
  'Metric#field-Metric-conditionalFormat-stops': 'Thresholds; the highest below the value counts.',
  'Metric#field-Metric-conditionalFormat-stops-value': 'Values above it take the color.',
  'Metric#field-Metric-conditionalFormat-stops-color': 'A CSS color.',
  'Select#field-Select-options-value': 'What `value` becomes when the option is chosen.',
  'Select#field-Select-options-label': 'What the list shows; the value, when it is left out.',
};
