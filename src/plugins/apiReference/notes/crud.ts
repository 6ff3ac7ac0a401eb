/** The data screens and what they work with. */
export const CRUD_NOTES: Readonly<Record<string, string>> = {
  '/core/api/crud-form/#slot-prop-textField':
    'Goes to the input of each field with the type `string` or no type, and not to numbers, dates and choices. It wins over what the form sets, so a `name`, `value` or `onChange` here breaks these inputs.',
  '/core/api/crud-form/#CrudFormState-values':
    'Value of each input, by the name of its field. The form keeps no values itself: what `onFieldChange` reports shows up once it is in here.',
  '/core/api/crud-form/#CrudFormState-errors':
    'Message below each input, by the name of its field, which also turns the input red. The form checks nothing itself, and needs an empty object when there are no errors.',
  '/core/api/crud-provider/#prop-children':
    'Components that take their data source and cache from this provider. Outside of one, `List`, `Show`, `Create` and `Edit` need a `dataSource`, and cache nothing unless you pass a `dataSourceCache`.',
  '/core/api/crud/#slot-list':
    'The slots of `List`, as an object and not as a component: its `dataGrid` replaces the grid. The other screens have no slots in `Crud`.',
  '/core/api/crud/#slot-prop-list':
    'The slot props of `List`: its `dataGrid` goes to the grid. The other screens take no slot props in `Crud`.',
  '/core/api/crud/#DataModel-id':
    'Identifies the item in the list, in the data source and in the URLs of `Crud`. An item with the id `new` cannot be opened there, because that URL opens the form for new items.',
  '/core/api/crud/#DataModel-keyPropertyKey':
    'All other fields of the item, of any type. A field appears on the screens only if `fields` of the data source names it.',
  '/core/api/crud/#DataField-type':
    'Decides the column in the list, the format in the details and the input in the forms, and is `string` by default. The forms have inputs for `string`, `number`, `boolean`, `date`, `dateTime`, and `singleSelect` with an array of `valueOptions`; other types have none.',
  '/core/api/crud/#DataSource-fields':
    'Columns of the list, values in the details and inputs of the forms, in this order. The forms omit the field `id`.',
  '/core/api/crud/#DataSource-getMany':
    'Reads one page of the list, counted from 0, whenever page, order or filter change; `itemCount` is the number of items on all pages. The list shows the message of an error over the grid, and without this method it shows an error too.',
  '/core/api/crud/#DataSource-getOne':
    'Reads the item for the details and the edit form, which show the message of an error instead. In `Crud` the `id` comes from the URL: a string even if your ids are numbers, and not decoded.',
  '/core/api/crud/#DataSource-createOne':
    'Saves the values of the form as a new item. A notification shows the message of an error; `Crud` offers the form even without this method, and saving then fails.',
  '/core/api/crud/#DataSource-updateOne':
    'Saves the values of the form, which hold every field of the item, those that did not change and, despite the type, `id` included. Return the saved item: without it the form disappears.',
  '/core/api/crud/#DataSource-deleteOne':
    'Deletes the item after the user has agreed to it in a dialog. Without this method the list and the details have no delete button.',
  '/core/api/edit/#prop-id':
    'Item that the form reads with `getOne` and saves with `updateOne`. Set it as the React `key` too: when it changes to an item in the cache, the form keeps the values of the item before.',
  '/core/api/list/#slot-prop-dataGrid':
    'Goes to the grid and wins over what the list sets, so `rows`, `columns` or `onRowClick` here replace its own, and `slots` drops the toolbar. Only `sx` is merged, and has to be an object.',
  '/core/api/show/#prop-id':
    'Item that is read with `getOne` and deleted with `deleteOne`. Set it as the React `key` too: after a deletion, the message about it stays when the id changes.',
};
