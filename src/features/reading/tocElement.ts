/** In px: well below the place, under the sticky header, to which a link scrolls a heading. */
const MIN_LINE = 160;

/**
 * Finds the heading that the reader is under: the last one above a line in the upper part of the
 * window. Over the last half window of the page, the line moves down to the window's end, so that
 * short final sections become active too. Scrolling down never moves the active heading up.
 *
 * @param tops of the headings relative to the window, in page order, in px
 * @returns the heading's index; -1 above the first, and on a page that fits its window
 */
export function activeHeading(
  tops: readonly number[],
  pageHeight: number,
  { innerHeight, scrollY }: Pick<Window, 'innerHeight' | 'scrollY'> = window,
): number {
  const line = Math.max(MIN_LINE, innerHeight / 4);
  const canScroll = pageHeight - innerHeight;
  const lastStretch = Math.min(innerHeight / 2, canScroll);
  const sunk = lastStretch > 0 ? Math.max(0, 1 - (canScroll - scrollY) / lastStretch) : 0;
  const reached = line + sunk * Math.max(0, innerHeight - line);
  return tops.filter((top) => top <= reached).length - 1;
}

function topOfSection({ hash }: HTMLAnchorElement): number {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  return heading?.getBoundingClientRect().top ?? Infinity;
}

/** Scrolls only the list until the link is visible. */
function reveal(list: Element, link: Element): void {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const margin = 2 * (bottom - top);
  if (top < frame.top + margin) {
    list.scrollTop -= frame.top + margin - top;
  } else if (bottom > frame.bottom - margin) {
    list.scrollTop += bottom - frame.bottom + margin;
  }
}

/**
 * `<tp-toc>`: marks the link to the current section with `aria-current`, and the rail up to it. A section that the reader
 * navigated to stays marked until they scroll, wherever it is in the window.
 */
export class TocElement extends HTMLElement {
  #listening?: AbortController;

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    let frame = 0;
    let askedAt: number | null = null;
    const follow = (): void => {
      if (askedAt !== window.scrollY) {
        askedAt = null;
        const links = this.#links();
        const tops = links.map(topOfSection);
        this.#mark(links[activeHeading(tops, document.documentElement.scrollHeight)]);
      }
    };
    const followSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    const goTo = (link: HTMLAnchorElement | null | undefined): void => {
      if (link) {
        askedAt = window.scrollY;
        this.#mark(link);
      }
    };
    const goToAddress = (): void =>
      goTo(this.#links().find(({ hash }) => hash === window.location.hash));
    window.addEventListener('scroll', followSoon, { signal, passive: true });
    window.addEventListener('resize', followSoon, { signal });
    window.addEventListener('hashchange', goToAddress, { signal });
    // The same hash again fires no `hashchange`; the browser has scrolled by the next frame.
    this.onclick = ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      requestAnimationFrame(() => goTo(link));
    };
    // After the first paint: `follow` measures every heading.
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (!signal.aborted) {
          follow();
          goToAddress();
        }
      });
    });
  }

  disconnectedCallback(): void {
    this.#listening?.abort();
  }

  #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll('a')];
  }

  #mark(active: HTMLAnchorElement | undefined): void {
    const marked = this.querySelector('[aria-current]');
    const list = this.firstElementChild;
    if (marked !== active) {
      marked?.removeAttribute('aria-current');
      active?.setAttribute('aria-current', 'location');
      if (list && active) {
        reveal(list, active);
      }
      const rail = this.querySelector('ul');
      const read =
        active && rail
          ? active.getBoundingClientRect().bottom - rail.getBoundingClientRect().top
          : 0;
      rail?.style.setProperty('--toc-read', `${read}px`);
    }
  }
}
