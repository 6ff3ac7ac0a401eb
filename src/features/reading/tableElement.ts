import { translate } from '../../strings';

/**
 * `<tp-table>`: a table that is wider than the page scrolls by itself. Then it can be focused, so that
 * the arrow keys scroll it, has a name, and fades out where it goes on.
 */
export class TableElement extends HTMLElement {
  #observer: ResizeObserver | null = null;

  connectedCallback(): void {
    this.#observer = new ResizeObserver(this.#measure);
    this.#observer.observe(this);
    this.addEventListener('scroll', this.#measure, { passive: true });
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  readonly #measure = (): void => {
    const rest = this.scrollWidth - this.clientWidth;
    // Counted from the other side, and below zero, where text runs from right to left.
    this.toggleAttribute('data-more', rest - Math.abs(this.scrollLeft) > 1);
    if (rest > 1) {
      this.tabIndex = 0;
      this.setAttribute('role', 'group');
      this.setAttribute('aria-label', translate('reading.table'));
    } else {
      ['tabindex', 'role', 'aria-label'].forEach((name) => {
        this.removeAttribute(name);
      });
    }
  };
}
