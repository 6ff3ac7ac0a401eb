import { callGtag } from './gtag';

/** What an event says about itself: flat, because Google's tag takes no nested values. */
export type EventParams = Record<string, string | number | boolean>;

/**
 * Reports one event through the global `gtag` (spec 5.1).
 *
 * Where there is no `gtag`, or it throws, nothing happens: measuring may never hurt the page.
 *
 * @param name the event, such as `page_view` or `ad`
 * @param params what it carries
 */
export function sendEvent(name: string, params: EventParams): void {
  callGtag('event', name, params);
}
