import { createElement } from '../../dom';

/** Pages with this in their path load two more web fonts (spec 1.7). */
export const PIRATE_MARK = 'onepirate';

/** Declares these fonts on the 404 page, which is built once, if the path calls for them. */
export function startHeader(): void {
  const isDeclared = [...document.querySelectorAll('head style')].some((style) =>
    style.textContent.includes('Work Sans'),
  );
  if (window.location.pathname.includes(PIRATE_MARK) && !isDeclared) {
    import('./pirateFonts')
      .then(({ PIRATE_STYLE }) => document.head.append(createElement('style', {}, PIRATE_STYLE)))
      .catch(() => console.warn('The fonts of this page did not load'));
  }
}
