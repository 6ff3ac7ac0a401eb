/** The globals of Google's tag. Their declared types are Google's promise, so this asks for none. */
export function tagGlobals(): { gtag?: unknown; dataLayer?: unknown[] } {
  return window;
}

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

/** Reports one event, such as `page_view` or `ad`; its parameters are flat, as Google's tag takes no others. */
export function sendEvent(name: string, params: Record<string, string | number | boolean>): void {
  callGtag('event', name, params);
}
