import {
  announce,
  createCopyAction,
  defineElement,
  delegate,
  followPan,
  isPlainClick,
} from '../../dom';
import { FOLDED_CONTENTS_CLASS } from '../../build/docusaurus/browser/names';
import { translate } from '../../strings';
import { PictureElement } from './pictureElement';
import { TocElement } from './tocElement';
import './LinkCopy.css';

/** `<tp-table>`: scrolls a wide table. */
class TableElement extends HTMLElement {
  connectedCallback(): void {
    followPan(this, translate('reading.table'));
  }
}

/** The minimum scroll position for the button, in px. */
const THRESHOLD = 600;

/** Shows the button on the way up only; it disappears after use, so focus moves to the heading. */
function startBackToTop(): void {
  // Not `window.scrollY`: it would force layout of the whole page before the first paint.
  let last = 0;
  const follow = (): void => {
    const now = window.scrollY;
    if (now !== last) {
      const isBack = now < last && now > THRESHOLD;
      document.querySelector('[data-to-top]')?.toggleAttribute('data-shown', isBack);
      last = now;
    }
  };
  window.addEventListener('scroll', follow, { passive: true });
  delegate('click', '[data-to-top]', () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
      heading.focus({ preventScroll: true });
    }
  });
}

/** How long a heading shows that its link was copied, in ms. */
const COPIED_MS = 2000;

/** Copies a heading's URL when its `#` link is clicked; shows and announces the result. */
function startLinkCopy(): void {
  let copied: HTMLElement | null = null;
  const copy = createCopyAction(COPIED_MS, (state) => {
    if (state === 'idle') {
      copied?.removeAttribute('data-note');
    } else {
      // A link is there already: it cannot fail to load.
      const note = translate(`reading.link.${state === 'copied' ? 'copied' : 'refused'}`);
      copied?.setAttribute('data-note', note);
      announce(note);
    }
  });
  delegate('click', 'a.hash-link', (link, event) => {
    if (link instanceof HTMLAnchorElement && isPlainClick(event)) {
      copied?.removeAttribute('data-note');
      copied = link;
      copy(link.href);
    }
  });
  // On touch screens, a tap on a heading shows its link (`LinkCopy.css`).
  delegate('click', ':has(> .hash-link)', (heading) => {
    if (window.matchMedia('(hover: none)').matches) {
      heading.querySelector<HTMLElement>('.hash-link')?.focus({ preventScroll: true });
    }
  });
}

const HEADING = 'h2, h3, h4, h5, h6';

/** Opens the folds of the section in the URL's hash; browsers open only those around a target. */
function openSection(): void {
  let id = '';
  try {
    id = decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // Not valid percent-encoding, so no heading has this id.
  }
  const heading = document.getElementById(id);
  let part = heading?.matches(HEADING) ? heading.nextElementSibling : null;
  while (part && !part.matches(HEADING)) {
    if (part instanceof HTMLDetailsElement) {
      part.open = true;
    }
    part = part.nextElementSibling;
  }
}

/** Starts the reading aids of a page. */
export function startReading(): void {
  defineElement('tp-toc', TocElement);
  defineElement('tp-table', TableElement);
  defineElement('tp-picture', PictureElement);
  startBackToTop();
  startLinkCopy();
  openSection();
  window.addEventListener('hashchange', openSection);
  // The contents lie over the text on small screens.
  delegate('click', `.${FOLDED_CONTENTS_CLASS} a`, (link) => {
    link.closest('details')?.removeAttribute('open');
  });
}
