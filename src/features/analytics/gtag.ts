/** Globals of Google's tag, as `unknown` because its declared types are not guaranteed. */
export function tagGlobals(): { gtag?: unknown; dataLayer?: unknown[] } {
  return window;
}

/** Calls the global `gtag` (spec 5.1); if it is missing or throws, the page is unaffected. */
export function callGtag(...command: readonly unknown[]): void {
  const { gtag } = tagGlobals();
  try {
    if (typeof gtag === 'function') {
      (gtag as (...command: readonly unknown[]) => void)(...command);
    }
  } catch {
    // A broken tag loses only its event.
  }
}

/** Reports an event, such as `page_view`; Google's tag accepts flat parameters only. */
export function sendEvent(name: string, params: Record<string, string | number | boolean>): void {
  callGtag('event', name, params);
}
