/** Listens on the document for every element that matches `selector`, present and future. */
export function delegate<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  listener: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): void {
  const onEvent = (event: DocumentEventMap[Type]): void => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null;
    if (element instanceof HTMLElement) {
      listener(element, event);
    }
  };
  document.addEventListener(type, onEvent, options);
}

/** Calls `callback` when the page, possibly prerendered, is shown; third parties wait for this. */
export function whenShown(callback: () => void): void {
  // Missing from TypeScript's types.
  const { prerendering } = document as { readonly prerendering?: boolean };
  if (prerendering === true) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

/**
 * Calls `callback` whenever a page that was made earlier is shown, prerendered or from the
 * back/forward cache: other pages may have stored something since.
 *
 * @returns stops listening
 */
export function onResume(callback: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) {
      callback();
    }
  };
  document.addEventListener('prerenderingchange', callback, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => listeners.abort();
}

/** A page whose files take longer than this, in ms, counts as loaded: one of them may hang. */
const LOAD_LIMIT = 10_000;

/** Calls `callback` when the page has loaded with its pictures and frames. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') {
    callback();
    return;
  }
  const waiting = new AbortController();
  const go = (): void => {
    clearTimeout(timer);
    waiting.abort();
    callback();
  };
  const timer = setTimeout(go, LOAD_LIMIT);
  window.addEventListener('load', go, { signal: waiting.signal });
}

/** Calls `callback` when the page has loaded and the browser is idle. */
export function whenQuiet(callback: () => void): void {
  whenLoaded(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(callback, { timeout: 2000 });
    } else {
      setTimeout(callback, 200);
    }
  });
}

/**
 * Calls `callback` once one of the elements is within 400 px of the viewport.
 *
 * @returns stops watching
 */
export function whenNear(elements: Iterable<Element>, callback: () => void): () => void {
  // Not a `function`: the minifier would inline the callback there, which changes its `this`.
  const check: IntersectionObserverCallback = (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      observer.disconnect();
      callback();
    }
  };
  const observer = new IntersectionObserver(check, { rootMargin: '400px' });
  for (const element of elements) {
    observer.observe(element);
  }
  return () => observer.disconnect();
}

/** Whether a click makes the browser open a link in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !defaultPrevented && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Makes a change while keeping an element in place on the screen. */
export function holdInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}
