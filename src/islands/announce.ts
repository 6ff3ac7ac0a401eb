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
