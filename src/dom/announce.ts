import { createElement } from './elements';

/** The page's only live region. */
let region: HTMLElement | null = null;

/** Announces a text to screen readers, even a repeated one; an empty one clears the region. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = createElement('div', { role: 'status', class: 'visually-hidden' });
    document.body.append(region);
  }
  const place = region;
  place.textContent = '';
  // Screen readers ignore text that appears with its live region, or does not change.
  setTimeout(() => {
    place.textContent = text;
  }, 50);
}
