import { delegate } from '../../islands';

/** How far down a page its top is worth a button, in px. */
const THRESHOLD = 600;

/**
 * Shows the way back to the top once the reader is far down the page and turns back up; on the way down
 * nothing is covered. It takes the focus to the page's heading: the button itself goes away.
 */
export function startBackToTop(): void {
  // Not asked of the window: that would have the whole page laid out before its first paint.
  let last = 0;
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY;
      if (now !== last) {
        const isBack = now < last && now > THRESHOLD;
        document.querySelector('[data-to-top]')?.toggleAttribute('data-shown', isBack);
        last = now;
      }
    },
    { passive: true },
  );
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
