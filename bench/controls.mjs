/**
 * The controls that a reader uses on a page of each site, and how to tell that they responded. Each
 * is found by a selector, and `shown` says when it is done:
 *
 * - `inPlace`: this element is fully on screen and fully opaque
 * - `focused`: this field has focus and is visible
 * - `changed`: this attribute of the root has another value
 * - `marked`: this is in the closest `within` around the tapped element
 * - `swapped`: others of these are visible in the closest `within` around the tapped element
 *
 * `after` names the control to open first; `isSelect` marks a native `<select>`.
 */

/** A guide, and a page with demos, whose code comes in two languages. */
export const GUIDE = '/toolpad/core/introduction/installation/';
export const DEMOS = '/toolpad/core/react-dashboard-layout/';

/** A page whose first demo is edited, and a text in its source that the demo shows. */
export const EDITED_DEMO = { address: '/toolpad/core/react-use-session/', text: 'Good morning' };

const OWN = {
  menu: { target: '.navbar__toggle', shown: { inPlace: '#site-menu' } },
  search: { target: '[data-search-open]', shown: { focused: '#site-search-field' } },
  mode: { target: '[data-mode-toggle]', shown: { changed: 'data-theme' } },
  copy: {
    target: '[data-code-tool="copy"]',
    shown: { marked: '[data-state="copied"]', within: 'tp-code' },
  },
  code: {
    address: DEMOS,
    target: '[data-demo-tool="code"]',
    shown: { marked: '[data-demo-tool="code"][aria-expanded="true"]', within: 'tp-demo' },
  },
  language: {
    address: DEMOS,
    after: 'code',
    target: 'tp-choices label[data-shown-for^="system-JS"]',
    shown: { swapped: '[data-sample]', within: ':has(> tp-choices)' },
  },
};

const STOCK = {
  menu: { target: '.navbar__toggle', shown: { inPlace: '.navbar-sidebar' } },
  mode: {
    after: 'menu',
    target: '.navbar-sidebar button[class*="toggleButton"]',
    shown: { changed: 'data-theme' },
  },
  copy: {
    target: 'pre + div button[aria-label*="opy"]',
    shown: { marked: '[class*="copyButtonCopied"]', within: '.theme-code-block' },
  },
  // Stock offers code in several languages as tabs.
  language: {
    target: '.tabs-container [role="tab"]:not([aria-selected="true"])',
    shown: { swapped: '[role="tabpanel"]', within: '.tabs-container' },
  },
};

const STARLIGHT = {
  menu: {
    target: 'starlight-menu-button button',
    shown: { inPlace: '#starlight__sidebar' },
  },
  search: {
    target: 'site-search button[data-open-modal]',
    shown: { focused: '.pagefind-ui__search-input' },
  },
  mode: {
    after: 'menu',
    isSelect: true,
    target: '#starlight__sidebar starlight-theme-select select',
    shown: { changed: 'data-theme' },
  },
  copy: {
    target: '.expressive-code .copy button',
    shown: { marked: '.feedback.show', within: '.copy' },
  },
};

/** The controls whose first tap is measured, by site. */
export const CONTROLS = { own: OWN, published: OWN, stock: STOCK, starlight: STARLIGHT };

const OWN_SEARCH = {
  field: '#site-search-field',
  result: '#site-search [role="option"]',
  link: '#site-search [role="option"]',
};

/** Selectors of the search field, of a result, and of what opens its page. */
export const SEARCHES = {
  own: OWN_SEARCH,
  published: OWN_SEARCH,
  starlight: {
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
    link: '.pagefind-ui__result-link',
  },
};

const OWN_DESK = {
  group: 'details[data-group]:not([open]) > summary',
  link: '#site-menu a.menu__link[href]:not([aria-current])',
  next: '.pagination-nav__link--next',
};

/** Controls on a wide screen: a group of the sidebar, its links, the link to the next page. */
export const DESK = {
  own: OWN_DESK,
  published: OWN_DESK,
  stock: {
    group: '.menu__list-item--collapsed :is(.menu__caret, .menu__link--sublist-caret)',
    link: '.theme-doc-sidebar-container .menu__link[href]:not(.menu__link--active, .menu__link--sublist)',
    next: '.pagination-nav__link--next',
  },
  starlight: {
    group: '#starlight__sidebar details > summary',
    link: '#starlight__sidebar a[href]:not([aria-current="page"])',
    next: '.pagination-links a[rel="next"]',
  },
};
