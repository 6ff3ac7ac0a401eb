/** A transition between pages; missing from some of TypeScript's types. */
type Transition = Readonly<Record<'ready' | 'finished' | 'updateCallbackDone', Promise<void>>>;

/**
 * Silences errors of aborted view transitions, which are harmless; for the head of every page.
 * Recognized by message too, as Chromium aborts some transitions that neither event exposes ("Page
 * already revealed").
 */
export function quietTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) {
      event.preventDefault();
    }
  });
  for (const name of ['pageswap', 'pagereveal']) {
    addEventListener(name, (event) => {
      const { viewTransition } = event as { readonly viewTransition?: Transition | null };
      if (viewTransition) {
        const { ready, finished, updateCallbackDone } = viewTransition;
        for (const state of [ready, finished, updateCallbackDone]) {
          state.catch(() => undefined);
        }
      }
    });
  }
}
