/**
 * Keeps what a reader does before the page's scripts are ready, and does it once they are: clicks on
 * what only scripts can answer, and the keys that open the search. Links that lead somewhere need no
 * script: they work at once.
 *
 * Where a script fails to load, nothing is kept any longer: the browser's own answers are better than
 * none. The function is written into the head of each page as text (`START_SCRIPTS`), so it uses
 * nothing from outside.
 */
export function keepInput(): void {
  const root = document.documentElement;
  const kept = new Map<EventTarget, Event>();

  /** The style sheet shows it: something comes. */
  function mark(target: EventTarget, isAwaited: boolean): void {
    if (target instanceof Element) {
      const control = target.closest('a,button,label,summary,[role="button"],[role="tab"]');
      control?.toggleAttribute('data-awaited', isAwaited);
    }
  }

  function keep(event: Event): void {
    if (event.target) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // Who clicks twice because nothing happens wants one click.
      kept.set(event.target, event);
      mark(event.target, true);
    }
  }

  function onClick(event: Event): void {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link || link.matches('[role="button"],.hash-link')) {
      keep(event);
    }
  }

  function onKey(event: Event): void {
    // A browser that fills in a field presses keys that are no keys.
    if (event instanceof KeyboardEvent) {
      const isSearch = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isTyped = event.target instanceof HTMLInputElement;
      if (isSearch || (event.key === '/' && !isTyped)) {
        keep(event);
      }
    }
  }

  /** Keeps nothing from now on, and hands over what it has. */
  function release(): readonly (readonly [EventTarget, Event])[] {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('error', onError, true);
    const released = [...kept];
    kept.clear();
    released.forEach(([target]) => {
      mark(target, false);
    });
    return released;
  }

  function onError({ target }: Event): void {
    if (target instanceof HTMLScriptElement) {
      release();
    }
  }

  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('error', onError, true);
  new MutationObserver((_changes, observer) => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      release().forEach(([target, event]) => {
        const Kind = event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent;
        target.dispatchEvent(new Kind(event.type, event));
      });
    }
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
}
