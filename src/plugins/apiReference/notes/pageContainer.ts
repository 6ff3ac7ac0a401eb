/** The container of a page, its header, and the active page. */
export const PAGE_CONTAINER_NOTES: Readonly<Record<string, string>> = {
  '/core/api/page-container/#prop-children':
    'Content of the page below the header, as a column that fills the free height. The container puts no space between the elements.',
  '/core/api/page-container/#slot-prop-header':
    'Goes to the `PageHeader`, or to the component in `slots.header`, and its `title` and `breadcrumbs` win over those of the container. Reach the toolbar through the `slotProps` of the header.',
  '/core/api/page-header-toolbar/#prop-children':
    'Actions of the page, in a row at the right of the title. The row does not wrap, so keep it short for phones.',
  '/core/api/page-header/#slot-prop-toolbar':
    'Goes to the `PageHeaderToolbar`, or to the component in `slots.toolbar`, which receives `ownerState` as well. Its `children` are the actions beside the title, and without them the default toolbar is empty.',
  '/core/react-page-container/use-active-page-api/#result-title':
    'The `title` of the item that is active, or else its `segment`. `PageContainer` shows it unless you pass a `title`.',
  '/core/react-page-container/use-active-page-api/#result-path':
    'Address of the item that is active, and not of the browser. With a `pattern` the two differ: at `/orders/7` it is `/orders`.',
  '/core/react-page-container/use-active-page-api/#result-breadcrumbs':
    'The items on the way from `/` to the current URL, each with its title and path. A part of the path that has no item is omitted, and so is the home page if no item has the path `/`.',
};
