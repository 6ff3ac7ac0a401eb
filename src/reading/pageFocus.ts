import { focusElement } from './focusElement';

interface Place {
  readonly pathname: string;
  readonly hash: string;
}

/** The heading that a page begins with, or the one that the address names. */
function findHeading(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const target = id === '' ? null : document.getElementById(safelyDecoded(id));
  return target ?? document.querySelector<HTMLElement>('main h1');
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The place that Docusaurus showed last. */
let shown: Place | null = null;

/**
 * Called by Docusaurus when another page is shown without a load. The link that led there is gone or
 * stands for another page now, so the focus goes to the heading of what the reader asked for: a screen
 * reader says it, and Tab goes on from there (WCAG 2.4.3).
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  readonly location: Place;
  readonly previousLocation: Place | null;
}): void {
  shown = location;
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    // After the page is painted: the browser lays a page out to focus something, and would do so twice.
    requestAnimationFrame(() => {
      setTimeout(() => {
        const heading = findHeading(location.hash);
        if (heading && shown === location) {
          focusElement(heading);
        }
      });
    });
  }
}
