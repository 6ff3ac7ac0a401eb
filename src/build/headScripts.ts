import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { showTree } from '../dom/headTree';
import { quietTransitions } from '../dom/quietTransitions';
import { SEGMENTS } from '../dom/shownProduct';
import { guardScript } from '../recovery/build/guardScript';
import { choiceSettings } from '../preferences/choiceSettings';
import { guardStorage, showChoices } from '../preferences/headScript';
import { guardMarkup } from '../features/security/markupGuard';
import { call, inlineScript } from './tools/inlineScript';

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

/** Inline: before the style sheet has loaded, browsers would skip the transition with a warning. */
const TRANSITION_STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * What every page has in its head: the guard of its files first, then one script with all that must
 * run before the first paint.
 */
export default function headScripts({ siteDir, siteStorage }: LoadContext): Plugin {
  const source = (file: string): string => path.join(siteDir, 'src', file);
  const preferences = source('preferences/headScript.ts');
  const innerHTML = inlineScript([
    call(source('dom/quietTransitions.ts'), quietTransitions),
    call(preferences, guardStorage),
    call(preferences, showChoices, ...choiceSettings(siteStorage.namespace)),
    call(source('dom/headTree.ts'), showTree, SEGMENTS),
    call(source('features/security/markupGuard.ts'), guardMarkup),
  ]);
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [
        guardScript(),
        { tagName: 'script', attributes: {}, innerHTML },
        { tagName: 'style', attributes: {}, innerHTML: TRANSITION_STYLE },
        {
          tagName: 'script',
          attributes: { type: 'speculationrules' },
          innerHTML: SPECULATION_RULES,
        },
      ],
    }),
  };
}
