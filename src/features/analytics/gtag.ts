/** What Google's tag keeps on `window`: anything may be there, and often nothing is. */
interface TagGlobals {
  gtag?: unknown;
  /** Where the tag finds the commands given before it had loaded. */
  dataLayer?: unknown[];
}

/** The globals of Google's tag. Their declared types are Google's promise, so this asks for none. */
export const tagGlobals: () => TagGlobals = () => window;

/**
 * Calls the global `gtag` (spec 5.1). Where there is none, or it throws, nothing happens: measuring
 * may never hurt the page.
 */
export function callGtag(...command: readonly unknown[]): void {
  const { gtag } = tagGlobals();
  try {
    if (typeof gtag === 'function') {
      (gtag as (...command: readonly unknown[]) => void)(...command);
    }
  } catch {
    // A broken tag loses its event and nothing else.
  }
}

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
