import type { HtmlTagObject } from '@docusaurus/types';
import { guardScript } from '../../recovery/build/guardScript';
import { DIRECTION_SCRIPT } from '../../preferences/direction';
import { STORAGE_GUARD_SCRIPT } from '../../preferences/browserStorage';
import { CODE_CHOICE_SCRIPT } from '../../preferences/codeChoice';
import { MARKUP_GUARD_SCRIPT } from '../../site/trust';

/**
 * Sets the color mode before the first paint (spec 2.2). Docusaurus's own script, at the top of the
 * body, may run after it: a white flash for readers who chose dark.
 *
 * Checked with Docusaurus 3.10.2; guarded by tests/browser/firstPaint.spec.ts.
 *
 * @param storageKey Docusaurus's `localStorage` key for the choice
 */
export function colorSchemeScript(storageKey: string): string {
  return `(function(){var s;try{s=new URLSearchParams(location.search).get('docusaurus-theme')||localStorage.getItem('${storageKey}')}catch(e){}document.documentElement.dataset.theme=/^(?:light|dark)$/.test(s)?s:(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`;
}

/**
 * Silences errors of aborted view transitions, which are harmless. Recognized by message too, as
 * Chromium aborts some transitions that neither event exposes ("Page already revealed").
 */
const QUIET_TRANSITIONS_SCRIPT =
  "addEventListener('unhandledrejection',function(e){e.reason instanceof DOMException&&/\\btransition\\b/i.test(e.reason.message)&&e.preventDefault()});" +
  "['pageswap','pagereveal'].forEach(function(n){addEventListener(n,function(e){var t=e.viewTransition;t&&[t.ready,t.finished,t.updateCallbackDone].forEach(function(p){p&&p.catch(function(){})})})})";

/** Prerenders pages on hover or press; browsers without support use `src/islands/prefetch.ts`. */
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
 * Scripts in the head, in order: guards first, then what the first paint needs. Separate elements,
 * so that one that fails does not stop the others.
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

/** Inline: before the style sheet has loaded, browsers would skip the transition with a warning. */
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
