import { TRUST_POLICIES } from '../trust';
import { keepInput } from './keepInput';
import { layOutInParts, PARTS } from './layOutInParts';
import { startOnSign, type StartOptions } from './startOnSign';

export { partsStyleSheet } from './layOutInParts';

/** The type of script elements that wait; their address is in `data-src`. */
export const WAITING_TYPE = 'text/later';

const OPTIONS: StartOptions = {
  type: WAITING_TYPE,
  scripts: '/toolpad/assets/js/',
  policy: TRUST_POLICIES.start,
  live: '[data-demo] > :first-child',
  patience: 10_000,
};

/**
 * Three scripts for the head of every page: what lays it out in parts, what keeps clicks that come
 * before its scripts are ready, and what loads these when a reader is there. They stand in front of all
 * else that listens.
 */
export const START_SCRIPTS: readonly string[] = [
  `(${layOutInParts.toString()})(${JSON.stringify(PARTS)})`,
  `(${keepInput.toString()})()`,
  `(${startOnSign.toString()})(${JSON.stringify(OPTIONS)})`,
];
