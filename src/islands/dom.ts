/** Small helpers for enhancers: modules that add behaviour to a page's finished HTML. */

/**
 * Listens to an event on every element of the page that matches, now and later, by one listener on the
 * document.
 *
 * @param type such as `click`
 * @param selector of the element that the event is about: the target, or the nearest one around it
 * @param options as for `addEventListener`
 * @returns what ends it
 */
export function delegate<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  listener: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  const onEvent = (event: DocumentEventMap[Type]): void => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null;
    if (element instanceof HTMLElement) {
      listener(element, event);
    }
  };
  document.addEventListener(type, onEvent, options);
  return () => {
    document.removeEventListener(type, onEvent, options);
  };
}

/**
 * Defines a custom element unless the page has it already, as it has when a writer's change is loaded
 * into the running page.
 */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) {
    customElements.define(tag, element);
  }
}

/** The part of a document that tells whether a reader sees it; TypeScript does not know it yet. */
type PrerenderedDocument = Document & { readonly prerendering?: boolean };

/**
 * Calls back once the page is shown: at once as a rule, later where the browser has made the page ahead
 * of a click. What counts readers, or asks others for something, waits for this.
 */
export function whenShown(callback: () => void): void {
  if ((document as PrerenderedDocument).prerendering === true) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

/** Calls back when the page has loaded and the browser has nothing else to do. */
export function whenQuiet(callback: () => void): void {
  const wait = (): void => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(callback, { timeout: 2000 });
    } else {
      setTimeout(callback, 200);
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
  }
}

/** A click that the browser answers by opening a link in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !defaultPrevented && !(ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Changes the page without moving an element on the screen, though what stands above it may get another
 * height.
 */
export function holdInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** The region that screen readers listen to; one for the page. */
let region: HTMLElement | null = null;

/**
 * Says something to who listens instead of looking. The same words are said again when they come again.
 *
 * @param text an empty one says nothing any more
 */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  const place = region;
  place.textContent = '';
  // What appears together with its region, or unchanged, is not read out.
  setTimeout(() => {
    place.textContent = text;
  }, 50);
}
