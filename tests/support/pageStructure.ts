/** A page’s structure according to its HTML, before any script runs. */
export interface PageStructure {
  readonly faults: readonly string[];
  readonly editLink: string | null;
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * Reads the HTML of a page. Runs in a browser, whose parser takes milliseconds where others take
 * seconds, so it cannot refer to anything outside of itself.
 */
export function readStructure(html: string): PageStructure {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = <E extends Element = Element>(selector: string): E[] => [
    ...page.querySelectorAll<E>(selector),
  ];
  const faults: string[] = [];
  const check = (holds: boolean, fault: string): void => {
    if (!holds) {
      faults.push(fault);
    }
  };
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    return [
      element.getAttribute('aria-label'),
      ...labels.map((id) => page.getElementById(id)?.textContent),
      element.textContent,
      element.getAttribute('title'),
      ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
      element.closest('label')?.textContent,
    ]
      .join('')
      .replaceAll('\u200b', '')
      .trim();
  };

  const { lang, dir } = page.documentElement;
  check(lang === 'en' && dir === 'ltr', `language ${lang}, direction ${dir}`);
  check(all('main').length === 1, 'not exactly one main landmark');
  check(all('main h1').length === 1 && all('h1').length === 1, 'not exactly one h1, in main');

  const levels = all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
  levels.forEach((level, index) => {
    check(level <= (levels[index - 1] ?? 0) + 1, `heading ${index} skips to h${level}`);
  });

  const focusable = all('a[href], button, input, select, textarea, iframe, summary');
  check(
    focusable[0]?.textContent === 'Skip to main content',
    'the first focusable element is not the skip link',
  );
  for (const element of focusable) {
    check(nameOf(element) !== '', `no name: ${element.outerHTML.slice(0, 120)}`);
  }
  check(all('[tabindex]:not([tabindex="0"], [tabindex="-1"])').length === 0, 'a positive tabindex');
  for (const image of all('img:not([alt])')) {
    faults.push(`no alt text: ${image.outerHTML.slice(0, 120)}`);
  }

  const navigations = all('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
  check(!navigations.includes(''), 'a navigation without a name');
  check(new Set(navigations).size === navigations.length, `same names: ${navigations.join()}`);
  const ids = all('[id]').map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  check(repeated.length === 0, `repeated IDs: ${repeated.join()}`);

  const hrefOf = (selector: string): string | null =>
    page.querySelector(selector)?.getAttribute('href') ?? null;
  return {
    faults,
    editLink: hrefOf('.theme-edit-this-page'),
    previous: hrefOf('.pagination-nav__link--prev'),
    next: hrefOf('.pagination-nav__link--next'),
  };
}
