import { defineElement } from '../../dom';

/** `<tp-not-found>`: the part of the 404 page that depends on the URL. */
class NotFoundElement extends HTMLElement {
  connectedCallback(): void {
    // Only this page loads the lists of all pages and old URLs.
    import('./showNotFound')
      .then(({ showNotFound }) => showNotFound(this, window.location))
      .catch((error: unknown) => {
        console.error('The 404 page could not be adapted to its URL', error);
      })
      .finally(() => {
        this.dataset.done = '';
      });
  }
}

/** Adapts the 404 page to the requested URL (spec 1.1, 1.4). */
export function startNotFound(): void {
  defineElement('tp-not-found', NotFoundElement);
}
