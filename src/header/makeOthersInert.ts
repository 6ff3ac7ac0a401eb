/** Scrims take a click that closes what lies over them. */
const SCRIM = '[role="presentation"]';

/**
 * Takes everything but one element out of reach, of the keyboard, the pointer and screen readers.
 *
 * @returns what gives it back
 */
export function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let node = element; node !== document.body;) {
    const parent: HTMLElement | null = node.parentElement;
    if (!parent) {
      break;
    }
    for (const sibling of parent.children) {
      if (sibling instanceof HTMLElement && sibling !== node && !sibling.matches(SCRIM)) {
        others.push(sibling);
      }
    }
    node = parent;
  }
  const changed = others.filter((other) => !other.inert);
  changed.forEach((other) => {
    other.inert = true;
  });
  return () => {
    changed.forEach((other) => {
      other.inert = false;
    });
  };
}
