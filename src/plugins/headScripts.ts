import type { HtmlTagObject } from '@docusaurus/types';
import { ADDRESS_GUARD_SCRIPT } from '../navigation';
import { CODE_CHOICE_SCRIPT, DIRECTION_SCRIPT, STORAGE_GUARD_SCRIPT } from '../preferences';
import { START_SCRIPTS } from '../start';
import { MARKUP_GUARD_SCRIPT } from '../trust';

/**
 * The scripts in the head of every page, in the order that they run: first what guards the others,
 * then what has to be right at the first paint, last what loads the rest.
 */
export const HEAD_SCRIPTS: HtmlTagObject[] = [
  MARKUP_GUARD_SCRIPT,
  ADDRESS_GUARD_SCRIPT,
  STORAGE_GUARD_SCRIPT,
  DIRECTION_SCRIPT,
  CODE_CHOICE_SCRIPT,
  ...START_SCRIPTS,
].map((innerHTML) => ({ tagName: 'script', attributes: {}, innerHTML }));
