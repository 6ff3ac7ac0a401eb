import { useEffect, type RefObject } from 'react';
import { activeHeading } from './activeHeading';

const sectionOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** Scrolls a list, and nothing but the list, until the link in it can be seen. */
function reveal(list: HTMLElement, link: HTMLElement): void {
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
 * Marks the link to the section that is being read with `aria-current`, while the page scrolls. The
 * section that a reader asked for stays marked until they scroll on, wherever it came to stand.
 *
 * @param container holds the links and scrolls by itself when they are many
 * @param entries what the links were made from; another one means other links
 */
export function useActiveHeading(container: RefObject<HTMLElement | null>, entries: unknown): void {
  useEffect(() => {
    const list = container.current;
    if (!list) {
      return undefined;
    }
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    let followFrame = 0;
    let askFrame = 0;
    let askedAt: number | null = null;

    const mark = (active: HTMLAnchorElement | undefined): void => {
      for (const link of links) {
        if (link !== active) {
          link.removeAttribute('aria-current');
        }
      }
      if (active && !active.hasAttribute('aria-current')) {
        active.setAttribute('aria-current', 'location');
        reveal(list, active);
      }
    };
    const follow = (): void => {
      if (askedAt === window.scrollY) {
        return;
      }
      askedAt = null;
      const { scrollHeight } = document.documentElement;
      const index = activeHeading({
        tops: links.map((link) => sectionOf(link)?.getBoundingClientRect().top ?? Infinity),
        windowHeight: window.innerHeight,
        rest: scrollHeight - window.innerHeight - window.scrollY,
        scrolled: window.scrollY,
      });
      mark(links[index]);
    };
    const followSoon = (): void => {
      cancelAnimationFrame(followFrame);
      followFrame = requestAnimationFrame(follow);
    };
    const goTo = (hash: string): void => {
      const link = links.find((candidate) => hash !== '' && candidate.hash === hash);
      if (link) {
        askedAt = window.scrollY;
        mark(link);
      }
    };
    const onHashChange = (): void => {
      goTo(window.location.hash);
    };
    // The same address again is no change of it; the browser has scrolled one frame later.
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) {
        cancelAnimationFrame(askFrame);
        askFrame = requestAnimationFrame(() => {
          goTo(link.hash);
        });
      }
    };

    follow();
    onHashChange();
    list.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHashChange);
    window.addEventListener('scroll', followSoon, { passive: true });
    window.addEventListener('resize', followSoon);
    return () => {
      cancelAnimationFrame(followFrame);
      cancelAnimationFrame(askFrame);
      list.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHashChange);
      window.removeEventListener('scroll', followSoon);
      window.removeEventListener('resize', followSoon);
    };
  }, [container, entries]);
}
