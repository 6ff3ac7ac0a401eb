const HEADING = /^H[2-6]$/;

/** The folds between a heading and the next one. */
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

function openTargetSection(): void {
  let id = '';
  try {
    id = decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // Not valid percent-encoding, so no heading has this id.
  }
  const target = document.getElementById(id);
  if (target && HEADING.test(target.tagName)) {
    foldsOf(target).forEach((fold) => {
      fold.open = true;
    });
  }
}

/**
 * Opens the folds of the section that the URL points to, so that readers who arrive from the search or
 * another page see all of it. A fold that contains the target is opened by the browser itself.
 */
export function startOpenSection(): void {
  openTargetSection();
  window.addEventListener('hashchange', openTargetSection);
}
