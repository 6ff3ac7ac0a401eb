import { activeHeading } from './activeHeading';

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
      if (active && !active.hasAttribute('aria-current')) {
        active.setAttribute('aria-current', 'location');
        reveal(this.firstElementChild ?? this, active);
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
    const goTo = (hash: string): void => {
      const link = links().find((candidate) => hash !== '' && candidate.hash === hash);
      if (link) {
        askedAt = window.scrollY;
        mark(link);
      }
    };
    // The same address again is no change of it; the browser has scrolled one frame later.
    this.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) {
          requestAnimationFrame(() => {
            goTo(link.hash);
          });
        }
      },
      { signal },
    );
    window.addEventListener('hashchange', () => goTo(window.location.hash), { signal });
    window.addEventListener('scroll', followSoon, { signal, passive: true });
    window.addEventListener('resize', followSoon, { signal });
    // After the first paint: it asks where every heading stands.
    requestAnimationFrame(() => {
      follow();
      goTo(window.location.hash);
    });
  }

  disconnectedCallback(): void {
    this.#listening?.abort();
  }
}
