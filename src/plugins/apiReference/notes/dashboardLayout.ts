/** The frame of the app, and the items in its sidebar. */
export const DASHBOARD_LAYOUT_NOTES: Readonly<Record<string, string>> = {
  '/core/api/dashboard-layout/#slot-prop-appTitle':
    'Goes to the default title, or to the component in `slots.appTitle`, which receives nothing else. Its `branding` replaces the one of the layout as a whole, so repeat the logo in it.',
  '/core/api/dashboard-layout/#slot-prop-toolbarActions':
    'Goes to the component in `slots.toolbarActions`. The default `ToolbarActions` takes no props, so nothing changes without that slot.',
  '/core/api/dashboard-layout/#slot-prop-toolbarAccount':
    'Goes to the `Account` that the layout renders in the header, or to the component in `slots.toolbarAccount`. Change the account with it and do not render a second one.',
  '/core/api/dashboard-layout/#slot-prop-sidebarFooter':
    'Goes to the component in `slots.sidebarFooter`, and has no effect without that slot. A `mini` in it wins over the real state of the sidebar.',
  '/core/api/dashboard-layout/#AppTitleProps-branding':
    'Logo, title and target of the link in the header. A title that is missing comes from the provider, while a missing logo is the Toolpad logo and a missing `homeUrl` is `/`.',
  '/core/api/dashboard-layout/#SidebarFooterProps-mini':
    '`true` in the narrow sidebar, where the footer has 84 pixels. The footer is rendered once for each of the three sidebars, for phone, tablet and desktop, and each tells its own state.',
  '/core/api/dashboard-sidebar-page-item/#DashboardSidebarPageItemContextProps-id':
    'Names the item by its depth and its place in the list, and comes back as the first argument of `onClick`. It does not become an `id` in the HTML.',
  '/core/api/dashboard-sidebar-page-item/#DashboardSidebarPageItemContextProps-onClick':
    'Called when the item is pressed. The function of the layout folds or unfolds an item with children, and closes the open sidebar of a phone or tablet after any other.',
  '/core/api/dashboard-sidebar-page-item/#DashboardSidebarPageItemContextProps-isMini':
    '`true` in the narrow sidebar. The item then shows its icon or initials with a small title below, and its children in a menu beside it.',
  '/core/api/dashboard-sidebar-page-item/#DashboardSidebarPageItemContextProps-isSidebarFullyExpanded':
    '`true` once the sidebar has finished opening. Until then an item that is not narrow shows neither its `action` nor the arrow for its children.',
  '/core/api/dashboard-sidebar-page-item/#DashboardSidebarPageItemContextProps-isSidebarFullyCollapsed':
    '`true` once the sidebar has finished closing. Until then an item of the narrow sidebar does not show the arrow for its children.',
  '/core/api/dashboard-sidebar-page-item/#DashboardSidebarPageItemContextProps-renderNestedNavigation':
    'Draws the children of the item, below it or in the menu beside the narrow sidebar. The function of the layout ignores its argument, and does not call `renderPageItem` for the children.',
};
