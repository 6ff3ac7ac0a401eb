import type { HtmlTagObject } from '@docusaurus/types';
import { guardScript } from '../../features/errors/build/guardScript';
import { DIRECTION_SCRIPT } from '../../preferences/direction';
import { STORAGE_GUARD_SCRIPT } from '../../preferences/browserStorage';
import { CODE_CHOICE_SCRIPT } from '../../preferences/codeChoice';
import { MARKUP_GUARD_SCRIPT } from '../../site/trust';

/**
 * A script for the head that sets the color mode before the first paint (spec 2.2). Docusaurus's script
 * does the same, but at the top of the body, and the browser may paint in between: a white flash for a
 * reader who chose dark.
 *
 * Checked with Docusaurus 3.10.2; guarded by tests/browser/firstPaint.spec.ts.
 *
 * @param storageKey the `localStorage` key under which Docusaurus stores the choice
 */
export function colorSchemeScript(storageKey: string): string {
  return `(function(){var s;try{s=new URLSearchParams(location.search).get('docusaurus-theme')||localStorage.getItem('${storageKey}')}catch(e){}document.documentElement.dataset.theme=/^(?:light|dark)$/.test(s)?s:(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`;
}

/**
 * Browsers abort a view transition when, for example, the next page arrives before it could begin. That
 * is harmless, but would be logged as an unhandled rejection. Chromium also aborts transitions that
 * neither event exposes ("Page already revealed"), so these errors are recognized by their message.
 */
const QUIET_TRANSITIONS_SCRIPT =
  "addEventListener('unhandledrejection',function(e){e.reason instanceof DOMException&&/\\btransition\\b/i.test(e.reason.message)&&e.preventDefault()});" +
  "['pageswap','pagereveal'].forEach(function(n){addEventListener(n,function(e){var t=e.viewTransition;t&&[t.ready,t.finished,t.updateCallbackDone].forEach(function(p){p&&p.catch(function(){})})})})";

/**
 * Speculation rules: browsers prerender a page of the site on hover or press of a link to it. Demos and
 * files are excluded. Browsers without support use `src/islands/prefetch.ts`.
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
 * The scripts in the head of every page, in the order in which they run: first those that guard the
 * others, then what the first paint depends on. Each is a separate element, so that one that fails does
 * not stop the others.
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
 * View transitions between pages, unless the reader prefers reduced motion. Inline: a browser that
 * looks for the rule before the style sheet has loaded skips the transition and logs a warning.
 */
const TRANSITION_STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Everything else in the head of every page. */
export const HEAD_RULES: HtmlTagObject[] = [
  { tagName: 'style', attributes: {}, innerHTML: TRANSITION_STYLE },
  {
    tagName: 'script',
    attributes: { type: 'speculationrules' },
    innerHTML: SPECULATION_RULES,
  },
];
