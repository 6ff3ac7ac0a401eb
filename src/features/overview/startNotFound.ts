import { defineElement } from '../../islands';

/** The part of the 404 page that depends on the address. */
export const NOT_FOUND_TAG = 'tp-not-found';

class NotFoundElement extends HTMLElement {
  connectedCallback(): void {
    // Every page of the site and every old address: only this page loads the lists.
    import('./showNotFound')
      .then(({ showNotFound }) => {
        showNotFound(this, window.location);
      })
      .catch((error: unknown) => {
        console.error('The 404 page could not look for pages like its address', error);
      })
      .finally(() => {
        this.dataset.done = '';
      });
  }
}

/** Makes the 404 page say what it knows of the address (spec 1.1, 1.4). */
export function startNotFound(): void {
  defineElement(NOT_FOUND_TAG, NotFoundElement);
}
