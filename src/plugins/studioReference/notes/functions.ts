/** The default of a property, by its type. */
const ARGUMENT_DEFAULT = 'The value of the property on a new component.';

/** Of the functions: their parameters and the types in their signatures. */
export const FUNCTION_NOTES: Readonly<Record<string, string>> = {
  'createComponent#ToolpadComponent-TOOLPAD_COMPONENT':
    'The configuration, under a symbol that identifies a component of Studio.',
  'createComponent#ArgTypeDefinition-tsType': 'Its TypeScript type, for the binding editor.',
  'createComponent#ArgControlSpec-type': 'Which control the inspector shows.',
  'createComponent#ArgControlSpec-bindable':
    'Whether the property can be bound; `true` unless you set `false`.',
  'createComponent#ArgControlSpec-hideLabel':
    'Whether to hide the name of the property beside the control.',
  'createComponent#AnyValueType-type': 'Omitted: any value is accepted.',
  'createComponent#AnyValueType-default': ARGUMENT_DEFAULT,
  'createComponent#StringValueType-enumLabels': 'What the editor shows for each of the values.',
  'createComponent#StringValueType-default': ARGUMENT_DEFAULT,
  'createComponent#NumberValueType-default': ARGUMENT_DEFAULT,
  'createComponent#BooleanValueType-default': ARGUMENT_DEFAULT,
  'createComponent#ObjectValueType-default': ARGUMENT_DEFAULT,
  'createComponent#ArrayValueType-default': ARGUMENT_DEFAULT,
  'createDataProvider#parameter-input': 'How to read the records and, optionally, change them.',
  'createDataProvider#ToolpadDataProviderBase-paginationMode':
    'Whether the grid requests pages by position (`index`) or by cursor (`cursor`).',
  'createDataProvider#ToolpadDataProviderBase-getRecords': 'Returns the records of one page.',
  'createDataProvider#ToolpadDataProviderBase-deleteRecord':
    'Deletes a record. With it, every row of the grid gets a delete button.',
  'createDataProvider#ToolpadDataProviderBase-updateRecord':
    'Writes changed fields of a record. With it, rows of the grid can be edited.',
  'createDataProvider#ToolpadDataProviderBase-createRecord':
    'Adds a record. With it, the grid gets a button that adds a row.',
  'createDataProvider#ToolpadDataProvider-TOOLPAD_DATA_PROVIDER_MARKER':
    'A marker that identifies a data provider.',
  'createDataProvider#GetRecordsParams-paginationModel': 'The page that the grid requests.',
  'createDataProvider#GetRecordsParams-filterModel': 'The filters that the user has set.',
  'createDataProvider#GetRecordsParams-sortModel': 'The columns that the user sorts by.',
  'createDataProvider#GetRecordsResult-records': 'The records of the page.',
  'createDataProvider#GetRecordsResult-hasNextPage':
    'Whether more records follow, for when the total is unknown.',
  'createDataProvider#GetRecordsResult-totalCount': 'The number of records on all pages.',
  'createDataProvider#GetRecordsResult-cursor':
    'The cursor of the next page in `cursor` mode; `null` on the last page.',
  'createDataProvider#FilterModel-items': 'One for each filter.',
  'createDataProvider#FilterModel-logicOperator':
    'Whether all filters have to match, or one of them.',
  'createDataProvider#CursorPaginationModel-cursor':
    'The cursor that the previous page returned; `null` for the first page.',
  'createDataProvider#CursorPaginationModel-pageSize': 'How many records to return.',
  'createDataProvider#IndexPaginationModel-start': 'The position of the first record, from 0.',
  'createDataProvider#IndexPaginationModel-pageSize': 'How many records to return.',
  'createDataProvider#FilterModelItem-field': 'The field to compare.',
  'createDataProvider#FilterModelItem-operator':
    'How to compare, such as `contains`: an operator of the Data Grid.',
  'createDataProvider#FilterModelItem-value': 'The value to compare with.',
  'createDataProvider#SortItem-field': 'The field to sort by.',
  'createDataProvider#SortItem-sort': 'Ascending or descending.',
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
  'createHandler#ToolpadHandlerConfig-dir': 'The folder of the app, usually `toolpad`.',
  'createHandler#ToolpadHandlerConfig-base': 'The path at which you mount the handler.',
  'createHandler#ToolpadHandlerConfig-toolpadDevMode':
    'In the type only: the function does not read it.',
  'createHandler#AppHandler-handler': 'What to mount in an Express app.',
  'createHandler#AppHandler-dispose': 'Stops what the handler started.',
  'getContext#ServerContextSessionUser-name': 'The name from the provider.',
  'getContext#ServerContextSessionUser-email': 'The email address from the provider.',
  'getContext#ServerContextSessionUser-avatar': 'The URL of a picture.',
  'getContext#ServerContextSessionUser-roles': 'The roles of the user in the app.',
};
