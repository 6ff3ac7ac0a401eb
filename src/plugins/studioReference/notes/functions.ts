/** The default of a property, by its type. */
const ARGUMENT_DEFAULT = 'What the property has on a component that was just placed.';

/** Of the functions: their parameters and the types in their signatures. */
export const FUNCTION_NOTES: Readonly<Record<string, string>> = {
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
