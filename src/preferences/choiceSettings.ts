import { MODE_PARAMETER, modeKey } from '../build/docusaurus/browser/names';
import { DEFAULT_STYLING, DEFAULT_VARIANT, STYLINGS } from '../site/stylings';
import type { showChoices } from './headScript';

/** Stylings in the order in which a hash is searched for them: the default last. */
export const HASH_ORDER = [...STYLINGS.slice(1), DEFAULT_STYLING];

/** The key of the direction in local storage. */
export const DIRECTION_KEY = 'direction';

/** What the script in the head gets, with Docusaurus's suffix of its own keys in local storage. */
export function choiceSettings(namespace: string): Parameters<typeof showChoices> {
  return [
    MODE_PARAMETER,
    modeKey(namespace),
    DIRECTION_KEY,
    HASH_ORDER,
    DEFAULT_STYLING,
    DEFAULT_VARIANT,
  ];
}
