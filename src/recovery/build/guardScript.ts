import fs from 'node:fs';
import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { transformSync } from '@swc/core';
import { TRUST_POLICIES } from '../../site/trust';
import { translate } from '../../strings';
import { RELOADED_KEY, RELOAD_PAUSE_MS } from '../reloaded';

/** Last rule of every page's style sheet; its presence shows that the sheet is complete. */
export const LAST_RULE = ':root{--whole:1}';

/** `src/recovery/guardPage.ts` for the head of every page, with its texts. */
export function guardScript(): HtmlTagObject {
  const source = fs.readFileSync(path.join(__dirname, '../guardPage.ts'), 'utf8');
  const { code } = transformSync(source, {
    swcrc: false,
    configFile: false,
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      // Browsers too old for the site still parse this script.
      target: 'es2016',
      minify: { compress: true, mangle: true, format: { comments: false } },
    },
  });
  return {
    tagName: 'script',
    attributes: {
      'data-message': translate('errors.page'),
      'data-reload': translate('errors.reload'),
      'data-policy': TRUST_POLICIES.renewal,
      'data-key': RELOADED_KEY,
      'data-pause': String(RELOAD_PAUSE_MS),
    },
    innerHTML: code.trim().replace(/;$/, ''),
  };
}
