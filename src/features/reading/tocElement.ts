/** What decides which section is being read; lengths in px. */
export interface Reading {
  /** The top of each heading relative to the viewport, in page order. */
  readonly tops: readonly number[];
  readonly windowHeight: number;
  /** How far the page still scrolls down. */
  readonly rest: number;
  /** How far the page has been scrolled. */
  readonly scrolled: number;
}

/**
 * Which heading the reader is under: the last one above a line in the upper part of the window. Over
 * the last half window of the page the line sinks to the window's end, so that short sections at the
 * end get their turn too and the last heading is active when the page ends. Going down, the active
 * heading never moves up.
 *
 * @returns the heading's index; -1 above the first, and on a page that fits its window
 */
export function activeHeading({ tops, windowHeight, rest, scrolled }: Reading): number {
  const line = Math.max(160, windowHeight / 4);
  const lastStretch = Math.min(windowHeight / 2, rest + scrolled);
  const sunk = lastStretch > 0 ? Math.max(0, 1 - rest / lastStretch) : 0;
  const reached = line + sunk * Math.max(0, windowHeight - line);
  return tops.filter((top) => top <= reached).length - 1;
}

const sectionOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** Scrolls a list, and nothing but the list, until the link in it can be seen. */
function reveal(list: Element, link: HTMLElement): void {
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
  #listening: AbortController | null = null;

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    let followFrame = 0;
    let askedAt: number | null = null;
    const links = (): HTMLAnchorElement[] => [...this.querySelectorAll('a')];

    const mark = (active: HTMLAnchorElement | undefined): void => {
      for (const link of this.querySelectorAll('[aria-current]')) {
        if (link !== active) {
          link.removeAttribute('aria-current');
        }
      }
      const list = this.firstElementChild;
      if (list && active && !active.hasAttribute('aria-current')) {
        active.setAttribute('aria-current', 'location');
        reveal(list, active);
      }
    };
    const follow = (): void => {
      if (askedAt === window.scrollY) {
        return;
      }
      askedAt = null;
      const all = links();
      const { scrollHeight } = document.documentElement;
      const index = activeHeading({
        tops: all.map((link) => sectionOf(link)?.getBoundingClientRect().top ?? Infinity),
        windowHeight: window.innerHeight,
        rest: scrollHeight - window.innerHeight - window.scrollY,
        scrolled: window.scrollY,
      });
      mark(all[index]);
    };
    const followSoon = (): void => {
      cancelAnimationFrame(followFrame);
      followFrame = requestAnimationFrame(follow);
    };
    const goTo = (link: HTMLAnchorElement | undefined): void => {
      if (link) {
        askedAt = window.scrollY;
        mark(link);
      }
    };
    const goToAddress = (): void => {
      const { hash } = window.location;
      goTo(links().find((link) => hash !== '' && link.hash === hash));
    };
    // Following the same link twice fires no `hashchange`; the browser has scrolled by the next frame.
    this.addEventListener(
      'click',
      (event) => {
        const followed = links().find((link) => event.composedPath().includes(link));
        requestAnimationFrame(() => {
          goTo(followed);
        });
      },
      { signal },
    );
    window.addEventListener('hashchange', goToAddress, { signal });
    window.addEventListener('scroll', followSoon, { signal, passive: true });
    window.addEventListener('resize', followSoon, { signal });
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
}
