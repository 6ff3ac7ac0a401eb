import { announce, defineElement, delegate, isPlainClick } from '../../islands';
import { createCopyAction } from '../../islands/clipboard';
import { translate } from '../../strings';
import { PictureElement } from './pictureElement';
import { TocElement } from './tocElement';
import './LinkCopy.css';

/**
 * `<tp-table>`: a table that is wider than the page scrolls by itself. Then it can be focused, so that
 * the arrow keys scroll it, has a name, and fades out where it goes on.
 */
class TableElement extends HTMLElement {
  connectedCallback(): void {
    new ResizeObserver(() => this.#measure()).observe(this);
    this.addEventListener('scroll', () => this.#measure(), { passive: true });
  }

  #measure(): void {
    const rest = this.scrollWidth - this.clientWidth;
    // Counted from the other side, and below zero, where text runs from right to left.
    this.toggleAttribute('data-more', rest - Math.abs(this.scrollLeft) > 1);
    const attributes = { tabindex: '0', role: 'group', 'aria-label': translate('reading.table') };
    for (const [name, value] of Object.entries(attributes)) {
      if (rest > 1) {
        this.setAttribute(name, value);
      } else {
        this.removeAttribute(name);
      }
    }
  }
}

/** How far down a page its top is worth a button, in px. */
const THRESHOLD = 600;

/**
 * Shows the way back to the top once the reader is far down the page and turns back up; on the way down
 * nothing is covered. It takes the focus to the page's heading: the button itself goes away.
 */
function startBackToTop(): void {
  // Not read from `window`: that would force layout of the whole page before its first paint.
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

/** How long a heading says that its link was copied, in ms. */
const COPIED_MS = 2000;

/**
 * Copies the address of a heading when its `#` is activated, which goes on being a link. It says so
 * beside the heading, and aloud.
 */
function startLinkCopy(): void {
  let copied: HTMLElement | null = null;
  const copy = createCopyAction(COPIED_MS, (state) => {
    if (state === 'idle') {
      copied?.removeAttribute('data-note');
    } else {
      const note = translate(`reading.link.${state}`);
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
  // Where nothing hovers, a tap on a heading shows its link (`LinkCopy.css`).
  delegate('click', ':has(> .hash-link)', (heading) => {
    if (window.matchMedia('(hover: none)').matches) {
      heading.querySelector<HTMLElement>('.hash-link')?.focus({ preventScroll: true });
    }
  });
}

const HEADING = 'h2, h3, h4, h5, h6';

/**
 * Opens the folds of the section that the URL points to, so that readers who arrive from the search or
 * another page see all of it. A fold that contains the target is opened by the browser itself.
 */
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

/** Brings what helps with reading a page to life. */
export function startReading(): void {
  defineElement('tp-toc', TocElement);
  defineElement('tp-table', TableElement);
  defineElement('tp-picture', PictureElement);
  startBackToTop();
  startLinkCopy();
  openSection();
  window.addEventListener('hashchange', openSection);
}
