import { sendEvent } from './gtag';

const REPORTING_ELEMENT = '[data-ga-event-category]:not([data-ga-event-category=""])';

/** Share of clicks to report (`data-ga-event-split`); 1 for anything but a number from 0 to 1. */
export function parseShare(text = ''): number {
  const share = text.trim() === '' ? NaN : Number(text);
  return share >= 0 && share <= 1 ? share : 1;
}

/** Reports clicks on elements with `data-ga-event-category`; the nearest one wins (spec 5.4). */
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
  // Before the page's handlers, which may stop the event or remove the element.
  document.addEventListener('click', onClick, { capture: true });
}
