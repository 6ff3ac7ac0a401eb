import { KIND } from './kind';

/** Of the components: properties that are objects, and what is in them. */
export const COMPONENT_NOTES: Readonly<Record<string, string>> = {
  'Chart#field-Chart-data-kind': 'How the series is drawn.',
  'Chart#field-Chart-data-label': 'Its name in the legend.',
  'Chart#field-Chart-data-data': 'Its points: a list of objects, usually bound to a query.',
  'Chart#field-Chart-data-xKey':
    'The field of a point that sets its position on the horizontal axis.',
  'Chart#field-Chart-data-yKey': 'The field of a point that sets its height.',
  'Chart#field-Chart-data-color': 'A CSS color for the series.',
  'DataGrid#field-DataGrid-rows-id':
    'The unique id of the row, unless `rowIdField` names another field.',
  'DataGrid#field-DataGrid-columns-field': 'The field of a row that the column shows.',
  'DataGrid#field-DataGrid-columns-align': 'How the content of its cells is aligned.',
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
    'Whether the compact notation shortens words, as in `12K`, or spells them out.',
  'Metric#field-Metric-numberFormat-custom-custom-notation': 'How large numbers are written.',
  'Metric#field-Metric-numberFormat-custom-custom-signDisplay': 'When the sign is shown.',
  'Metric#field-Metric-numberFormat-custom-custom-unit': 'A unit such as `kilometer-per-hour`.',
  'Metric#field-Metric-numberFormat-custom-custom-unitDisplay': 'How the unit is written.',
  'Metric#field-Metric-numberFormat-custom-custom-currencyDisplay':
    'Whether a currency is shown as a symbol, a code or a name.',
  'Metric#field-Metric-numberFormat-custom-custom-currencySign':
    '`accounting` puts negative amounts in parentheses; `standard` uses a minus sign.',
  'Metric#field-Metric-conditionalFormat-base': 'The color below every threshold, in CSS.',
  'Metric#field-Metric-conditionalFormat-stops':
    'Thresholds; the highest one below the value applies.',
  'Metric#field-Metric-conditionalFormat-stops-value': 'Values above it have this color.',
  'Metric#field-Metric-conditionalFormat-stops-color': 'A CSS color.',
  'Select#field-Select-options-value': 'The `value` of the Select when users choose the option.',
  'Select#field-Select-options-label': 'What the list shows; if omitted, the value.',
};
