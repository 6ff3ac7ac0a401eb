import { TRUST_POLICIES } from '../trust';
import { keepInput } from './keepInput';
import { startOnSign, type StartOptions } from './startOnSign';

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
 * Two scripts for the head of every page: what loads the page's scripts when a reader is there, and
 * what keeps clicks that come before they are ready. They stand in front of all else that listens.
 */
export const START_SCRIPTS: readonly string[] = [
  `(${keepInput.toString()})()`,
  `(${startOnSign.toString()})(${JSON.stringify(OPTIONS)})`,
];
