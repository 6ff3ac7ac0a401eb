import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { call, inlineScript } from '../../build/tools/inlineScript';
import { translate } from '../../strings/all';
import { guardPage } from '../guardPage';
import { RELOADED_KEY, RELOAD_PAUSE_MS } from '../reloaded';

/** Last rule of every page's style sheet; its presence shows that the sheet is complete. */
export const LAST_RULE = ':root{--whole:1}';

/** `src/recovery/guardPage.ts` for the head of every page, with its texts. */
export function guardScript(): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: {
      'data-message': translate('errors.page'),
      'data-reload': translate('errors.reload'),
      'data-key': RELOADED_KEY,
      'data-pause': String(RELOAD_PAUSE_MS),
    },
    // Browsers too old for the site parse it, too.
    innerHTML: inlineScript([call(path.join(__dirname, '../guardPage.ts'), guardPage)], 'es2016'),
  };
}
