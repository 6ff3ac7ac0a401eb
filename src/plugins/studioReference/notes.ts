/** Says of the kind of an object what it tells it from. */
const KIND = 'Tells this object from the others that may stand here.';

/** The default of a property, by its type. */
const ARGUMENT_DEFAULT = 'What the property has on a component that was just placed.';

const COMPONENT_NOTES: Readonly<Record<string, string>> = {
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

const FILE_NOTES: Readonly<Record<string, string>> = {
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

const FUNCTION_NOTES: Readonly<Record<string, string>> = {
  'createComponent#ToolpadComponent-TOOLPAD_COMPONENT':
    'The configuration, under a symbol by which Studio recognizes the component.',
  'createComponent#ArgTypeDefinition-tsType': 'Its type in TypeScript, for the binding editor.',
  'createComponent#ArgControlSpec-type': 'Which control the inspector shows.',
  'createComponent#ArgControlSpec-bindable':
    'Whether the property can be bound; it can unless `false`.',
  'createComponent#ArgControlSpec-hideLabel':
    'Whether the control stands without the property’s name.',
  'createComponent#AnyValueType-type': 'Left out: any value is taken.',
  'createComponent#AnyValueType-default': ARGUMENT_DEFAULT,
  'createComponent#StringValueType-enumLabels': 'What the editor shows for each of the values.',
  'createComponent#StringValueType-default': ARGUMENT_DEFAULT,
  'createComponent#NumberValueType-default': ARGUMENT_DEFAULT,
  'createComponent#BooleanValueType-default': ARGUMENT_DEFAULT,
  'createComponent#ObjectValueType-default': ARGUMENT_DEFAULT,
  'createComponent#ArrayValueType-default': ARGUMENT_DEFAULT,
  'createDataProvider#parameter-input': 'How to read, and if you like change, the records.',
  'createDataProvider#ToolpadDataProviderBase-paginationMode':
    'Whether pages are asked for by position (`index`) or by a cursor.',
  'createDataProvider#ToolpadDataProviderBase-getRecords': 'Gives the records of one page.',
  'createDataProvider#ToolpadDataProviderBase-deleteRecord':
    'Deletes a record. With it, every row of the grid gets a delete button.',
  'createDataProvider#ToolpadDataProviderBase-updateRecord':
    'Writes changed fields of a record. With it, rows of the grid can be edited.',
  'createDataProvider#ToolpadDataProviderBase-createRecord':
    'Adds a record. With it, the grid gets a button that adds a row.',
  'createDataProvider#ToolpadDataProvider-TOOLPAD_DATA_PROVIDER_MARKER':
    'A marker by which Studio recognizes the provider.',
  'createDataProvider#GetRecordsParams-paginationModel': 'Which page the grid shows.',
  'createDataProvider#GetRecordsParams-filterModel': 'What the reader filters by.',
  'createDataProvider#GetRecordsParams-sortModel': 'What the reader sorts by.',
  'createDataProvider#GetRecordsResult-records': 'The records of the page.',
  'createDataProvider#GetRecordsResult-hasNextPage':
    'Whether more records follow, where the number of all is not known.',
  'createDataProvider#GetRecordsResult-totalCount': 'The number of records on all pages.',
  'createDataProvider#GetRecordsResult-cursor':
    'What asks for the next page in `cursor` mode; `null` on the last one.',
  'createDataProvider#FilterModel-items': 'One for each filter.',
  'createDataProvider#FilterModel-logicOperator': 'Whether all filters must match, or one.',
  'createDataProvider#CursorPaginationModel-cursor':
    'What the page before returned; `null` for the first.',
  'createDataProvider#CursorPaginationModel-pageSize': 'How many records to give.',
  'createDataProvider#IndexPaginationModel-start': 'The position of the first record, from 0.',
  'createDataProvider#IndexPaginationModel-pageSize': 'How many records to give.',
  'createDataProvider#FilterModelItem-field': 'The field to look at.',
  'createDataProvider#FilterModelItem-operator':
    'How to compare, such as `contains`: an operator of the Data Grid.',
  'createDataProvider#FilterModelItem-value': 'What to compare with.',
  'createDataProvider#SortItem-field': 'The field to sort by.',
  'createDataProvider#SortItem-sort': 'Upwards or downwards.',
  'createFunction#FunctionResolver-params': 'What the page sends.',
  'createFunction#FunctionResolverParams-parameters':
    'A value for each declared parameter, of the declared type.',
  'createFunction#ParameterTypeLookup-number': 'For parameters of the type `number`.',
  'createFunction#ParameterTypeLookup-string': 'For parameters of the type `string`.',
  'createFunction#ParameterTypeLookup-boolean': 'For parameters of the type `boolean`.',
  'createFunction#ParameterTypeLookup-array': 'For parameters of the type `array`.',
  'createFunction#ParameterTypeLookup-object': 'For parameters of the type `object`.',
  'createFunction#ParameterTypeLookup-element': 'For properties of components only.',
  'createFunction#ParameterTypeLookup-template': 'For properties of components only.',
  'createFunction#ParameterTypeLookup-event': 'For properties of components only.',
  'createHandler#parameter-config': 'Which app to serve, and how.',
  'createHandler#ToolpadHandlerConfig-dev':
    'Whether to compile the app while it is served; otherwise what `toolpad-studio build` made is served.',
  'createHandler#ToolpadHandlerConfig-dir': 'The folder with the app: `toolpad` as a rule.',
  'createHandler#ToolpadHandlerConfig-base': 'The address under which the handler is mounted.',
  'createHandler#ToolpadHandlerConfig-toolpadDevMode':
    'In the type only: the function does not read it.',
  'createHandler#AppHandler-handler': 'What to mount in an Express app.',
  'createHandler#AppHandler-dispose': 'Stops what the handler has started.',
  'getContext#ServerContextSessionUser-name': 'The name, as the provider gave it.',
  'getContext#ServerContextSessionUser-email': 'The email address, as the provider gave it.',
  'getContext#ServerContextSessionUser-avatar': 'The address of a picture.',
  'getContext#ServerContextSessionUser-roles': 'The roles of the app that the user has.',
};

/** The site's own sentences for what Studio's packages leave without one, by `<subject>#<row>`. */
export const STUDIO_NOTES: Readonly<Record<string, string>> = {
  ...COMPONENT_NOTES,
  ...FILE_NOTES,
  ...FUNCTION_NOTES,
};
