import type { HtmlTagObject } from '@docusaurus/types';
import { guardScript } from '../../features/errors/build/guardScript';
import { DIRECTION_SCRIPT } from '../../preferences/direction';
import { STORAGE_GUARD_SCRIPT } from '../../preferences/browserStorage';
import { CODE_CHOICE_SCRIPT } from '../../preferences/codeChoice';
import { MARKUP_GUARD_SCRIPT } from '../../site/trust';

/**
 * A script for the head that sets the color scheme before anything is painted (spec 2.2). Docusaurus
 * does the same, but at the top of the body, and the browser may show a frame between the two: white
 * to a reader who chose dark.
 *
 * @param storageKey the key of `localStorage` under which Docusaurus keeps the choice
 */
export function colorSchemeScript(storageKey: string): string {
  return `(function(){var s;try{s=new URLSearchParams(location.search).get('docusaurus-theme')||localStorage.getItem('${storageKey}')}catch(e){}document.documentElement.dataset.theme=/^(?:light|dark)$/.test(s)?s:(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`;
}

/**
 * A transition from page to page that the browser gives up, such as when the next page is there before it
 * could begin, is nothing that went wrong: without this the console says so. Chromium also gives up
 * transitions that neither event names ("Page already revealed"), so their errors are known by their words.
 */
const QUIET_TRANSITIONS_SCRIPT =
  "addEventListener('unhandledrejection',function(e){e.reason instanceof DOMException&&/\\btransition\\b/i.test(e.reason.message)&&e.preventDefault()});" +
  "['pageswap','pagereveal'].forEach(function(n){addEventListener(n,function(e){var t=e.viewTransition;t&&[t.ready,t.finished,t.updateCallbackDone].forEach(function(p){p&&p.catch(function(){})})})})";

/**
 * Has browsers make a page of the site ahead of the click on a link to it: at the pointer, or the press.
 * Demos and files are no pages. Browsers that do not know these rules get `src/islands/prefetch.ts`.
 */
const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/toolpad/*' },
          { not: { href_matches: ['/toolpad/demo/*', '/toolpad/search/*', '/toolpad/*.md'] } },
          { not: { selector_matches: '[target=_blank], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * The scripts in the head of every page, in the order that they run: first what guards the others,
 * then what has to be right at the first paint. Each is a script of its own, so that one that fails stops
 * no other.
 */
export const HEAD_SCRIPTS: HtmlTagObject[] = [
  guardScript(),
  ...[
    QUIET_TRANSITIONS_SCRIPT,
    MARKUP_GUARD_SCRIPT,
    STORAGE_GUARD_SCRIPT,
    DIRECTION_SCRIPT,
    CODE_CHOICE_SCRIPT,
  ].map((innerHTML) => ({ tagName: 'script', attributes: {}, innerHTML })),
];

/**
 * From page to page without a flash, where the reader likes motion. It stands in the page: a browser that
 * looks for it before the style sheet is there gives the transition up, and says so on the console.
 */
const TRANSITION_STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** What else the head of every page has. */
export const HEAD_RULES: HtmlTagObject[] = [
  { tagName: 'style', attributes: {}, innerHTML: TRANSITION_STYLE },
  {
    tagName: 'script',
    attributes: { type: 'speculationrules' },
    innerHTML: SPECULATION_RULES,
  },
];
