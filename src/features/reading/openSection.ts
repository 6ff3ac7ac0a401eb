const HEADING = /^H[2-6]$/;

/** What is folded below a heading, up to the next one. */
function foldsOf(heading: Element): HTMLDetailsElement[] {
  const folds: HTMLDetailsElement[] = [];
  for (
    let part = heading.nextElementSibling;
    part !== null && !HEADING.test(part.tagName);
    part = part.nextElementSibling
  ) {
    if (part instanceof HTMLDetailsElement) {
      folds.push(part);
    }
  }
  return folds;
}

function openLedTo(): void {
  let id = '';
  try {
    id = decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // Not an address of this site.
  }
  const target = document.getElementById(id);
  if (target && HEADING.test(target.tagName)) {
    foldsOf(target).forEach((fold) => {
      fold.open = true;
    });
  }
}

/**
 * Opens what is folded in a section that the address leads to: who comes for the section, from the search
 * or another page, gets it whole. What leads inside a fold, the browser itself opens.
 */
export function startOpenSection(): void {
  openLedTo();
  window.addEventListener('hashchange', openLedTo);
}
