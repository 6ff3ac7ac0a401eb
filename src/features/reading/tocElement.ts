/**
 * Which heading the reader is under: the last one above a line in the upper part of the window. Over
 * the last half window of the page the line sinks to the window's end, so that short sections at the
 * end get their turn too and the last heading is active when the page ends. Going down, the active
 * heading never moves up.
 *
 * @param tops of the headings relative to the window, in page order, in px
 * @param pageHeight of the whole page, in px
 * @returns the heading's index; -1 above the first, and on a page that fits its window
 */
export function activeHeading(
  tops: readonly number[],
  pageHeight: number,
  { innerHeight, scrollY }: Pick<Window, 'innerHeight' | 'scrollY'> = window,
): number {
  const line = Math.max(160, innerHeight / 4);
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

/** Scrolls a list, and nothing but the list, until the link in it can be seen. */
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
 * `<tp-toc>`: marks the link to the section that is being read with `aria-current`, while the page
 * scrolls. The section that a reader asked for stays marked until they scroll on, wherever it came to
 * stand.
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
    // Following the same link twice fires no `hashchange`; the browser has scrolled by the next frame.
    this.onclick = ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      requestAnimationFrame(() => goTo(link));
    };
    // After the first paint: this measures every heading.
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
    }
  }
}
