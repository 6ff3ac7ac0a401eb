import { type EventParams, sendEvent } from './gtag';

/** A click's report, as the attributes of what was clicked ask for it. */
interface ClickReport {
  readonly name: string;
  readonly params: EventParams;
  /** How many of its clicks are reported, from 0 to 1. */
  readonly share: number;
}

const REPORTING_ELEMENT = '[data-ga-event-category]:not([data-ga-event-category=""])';

/**
 * Reads `data-ga-event-split`.
 *
 * @param text the attribute's value, `null` when there is none
 * @returns the share of clicks to report, from 0 to 1; 1 for anything that is no such number
 */
export function parseShare(text: string | null): number {
  const share = text === null || text.trim() === '' ? NaN : Number(text);
  return share >= 0 && share <= 1 ? share : 1;
}

/**
 * Reads what to report of a click from the nearest element up the tree that asks for it (spec 5.4).
 *
 * @returns the report, or `null` when no element asks
 */
export function readClick(target: EventTarget | null): ClickReport | null {
  const element = target instanceof Element ? target.closest(REPORTING_ELEMENT) : null;
  const name = element?.getAttribute('data-ga-event-category');
  if (!element || !name) {
    return null;
  }
  const eventAction = element.getAttribute('data-ga-event-action');
  const eventLabel = element.getAttribute('data-ga-event-label');
  return {
    name,
    params: {
      ...(eventAction !== null && { eventAction }),
      ...(eventLabel !== null && { eventLabel }),
    },
    share: parseShare(element.getAttribute('data-ga-event-split')),
  };
}

/**
 * Reports clicks on everything that carries `data-ga-event-category` (spec 5.4).
 *
 * @param random gives a number from 0 up to 1, for the clicks that are only sampled
 * @returns what ends it
 */
export function reportClicks(random: () => number): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    const report = readClick(target);
    if (report && random() < report.share) {
      sendEvent(report.name, report.params);
    }
  };
  // Before the page's own handlers, which may stop the event or take the element away.
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
  };
}
