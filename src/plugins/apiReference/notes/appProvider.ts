/** The provider: router, branding, navigation, session and translations. */
export const APP_PROVIDER_NOTES: Readonly<Record<string, string>> = {
  '/core/api/app-provider/#LinkProps-history':
    'How following the link changes the browser history: `push` adds an entry, `replace` overwrites the current one, and `auto` leaves the choice to the router. Toolpad Core omits it on its own links.',
  '/core/api/app-provider/#LinkProps-href':
    'URL that the link opens. When the router has no `Link`, `navigate` receives only its path: host, query and hash are dropped.',
  '/core/api/app-provider/#NavigateOptions-history':
    'Adds an entry to the browser history with `push`, overwrites the current one with `replace`, and leaves the choice to the router with `auto`. `ReactRouterAppProvider` and `NextAppProvider` add an entry for `auto` and when it is missing.',
  '/core/api/app-provider/#Navigate-url':
    'URL to go to. Toolpad Core passes a path such as `/orders/7` as a string.',
  '/core/api/app-provider/#Navigate-options':
    'How the change enters the browser history. It can be missing, so a custom `navigate` needs a default for it.',
  '/core/api/app-provider/#Router-pathname':
    'Path of the current URL, without query and hash. It decides which page is active and which screen `Crud` shows, and a trailing slash counts: `/orders/` is not the page `/orders`.',
  '/core/api/app-provider/#Router-searchParams':
    'Query of the current URL. `SignInPage` reads `callbackUrl` from it, and `List` reads its initial page, filter and order.',
  '/core/api/app-provider/#Router-navigate':
    'Changes the URL. `Crud` calls it to move between its screens, and links call it when there is no `Link`; nothing happens on the screen until `pathname` changes too.',
  '/core/api/app-provider/#Router-Link':
    'Component for the links in the sidebar, the header and the breadcrumbs. Without it, an `<a>` hands every click to `navigate`, which has [two drawbacks](/core/react-app-provider/#pass-a-link-component).',
  '/core/api/app-provider/#Branding-title':
    'Name of the app in the header and in the title of the sign-in page. Without it the header says "Toolpad", and the sign-in page names no app.',
  '/core/api/app-provider/#Branding-logo':
    'Shown before the title in the header, where images are at most 40 pixels high, and above the title of the sign-in page in its own size. Without it the header shows the Toolpad logo, and the sign-in page shows none.',
  '/core/api/app-provider/#Branding-homeUrl':
    'Target of the link around logo and title in the header, `/` by default. When the router has no `Link`, the URL of another site opens the same path in your own app.',
  '/core/api/app-provider/#NavigationPageItem-kind':
    'Marks the item as a page. You can omit it: an item without `kind` is a page.',
  '/core/api/app-provider/#NavigationPageItem-segment':
    'What the item adds to the path of its parent, without a leading slash. Without it the item has the path of its parent, which is `/` at the top level.',
  '/core/api/app-provider/#NavigationPageItem-title':
    'Label in the sidebar, and the title and breadcrumb of the page. It defaults to the `segment`.',
  '/core/api/app-provider/#NavigationPageItem-icon':
    'Shown before the title in the open sidebar, and above it in the narrow one. Without it the narrow sidebar shows the first letters of the first two words of the title.',
  '/core/api/app-provider/#NavigationPageItem-pattern':
    '[More paths](/core/react-dashboard-layout/#match-more-addresses) that belong to this page, such as those of single records, in the syntax of `path-to-regexp` 6. Without it the item is active at its own path only.',
  '/core/api/app-provider/#NavigationPageItem-action':
    'Shown at the end of the item in the open sidebar, for example a count. The narrow sidebar shows it only in the menu of nested pages. It is part of the link, so do not put buttons in it.',
  '/core/api/app-provider/#NavigationPageItem-children':
    'Items below this one, whose paths begin with its own. They turn the item into a button that expands them and opens no page, and so does an empty array.',
  '/core/api/app-provider/#NavigationSubheaderItem-kind':
    'Marks the item as a heading. Without it the item is a page.',
  '/core/api/app-provider/#NavigationSubheaderItem-title':
    'Text above the items that follow. The narrow sidebar does not show it.',
  '/core/api/app-provider/#NavigationDividerItem-kind':
    'Marks the item as a line between other items. It has no label and no path, and does not appear in the breadcrumbs.',
  '/core/api/app-provider/#Session-user':
    'Who is signed in: the account shows `name`, `email` and `image`, and `id` is for your own code. Without it the account offers to sign in, while an empty object counts as a user.',
  '/core/api/app-provider/#Authentication-signIn':
    'Called when a guest presses the sign-in button, with the click event as its argument, so wrap a function that takes other arguments. The account does not change until you pass a new `session` to the provider.',
  '/core/api/app-provider/#Authentication-signOut':
    'Called when the user presses the sign-out button, with the click event as its argument. The account shows the user until you pass a new `session` to the provider.',
  '/core/api/localization-provider/#prop-children':
    'Components that read the translations of this provider. The `localeText` of an outer provider does not reach them: a key that is missing here comes from the theme, or is English.',
};
