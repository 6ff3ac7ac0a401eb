import { sendEvent } from './gtag';

const REPORTING_ELEMENT = '[data-ga-event-category]:not([data-ga-event-category=""])';

/** The share of clicks to report, from `data-ga-event-split`; 1 for anything that is no number from 0 to 1. */
export function parseShare(text = ''): number {
  const share = text.trim() === '' ? NaN : Number(text);
  return share >= 0 && share <= 1 ? share : 1;
}

/**
 * Reports clicks on everything that carries `data-ga-event-category`; the nearest one up the tree wins (spec 5.4).
 *
 * @param random gives a number from 0 up to 1, for the clicks that are only sampled
 */
export function reportClicks(random: () => number): void {
  const onClick = ({ target }: MouseEvent): void => {
    const element =
      target instanceof Element ? target.closest<HTMLElement>(REPORTING_ELEMENT) : null;
    const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = element?.dataset ?? {};
    if (gaEventCategory !== undefined && random() < parseShare(gaEventSplit)) {
      sendEvent(gaEventCategory, {
        ...(gaEventAction !== undefined && { eventAction: gaEventAction }),
        ...(gaEventLabel !== undefined && { eventLabel: gaEventLabel }),
      });
    }
  };
  // Before the page's own handlers, which may stop the event or take the element away.
  document.addEventListener('click', onClick, { capture: true });
}
