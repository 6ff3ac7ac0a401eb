/** What a page’s HTML says of its structure, before any script; each line is one fault. */
export interface PageStructure {
  readonly faults: readonly string[];
  readonly editLink: string | null;
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * Reads the HTML of a page. It runs in a browser, whose parser takes milliseconds for what others take
 * seconds for, so it can use nothing from outside itself.
 */
export function readStructure(html: string): PageStructure {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = <E extends Element = Element>(selector: string): E[] => [
    ...page.querySelectorAll<E>(selector),
  ];
  const faults: string[] = [];
  const expectThat = (holds: boolean, fault: string): void => {
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
  expectThat(lang === 'en' && dir === 'ltr', `language ${lang}, direction ${dir}`);
  expectThat(all('main').length === 1, 'not one main landmark');
  expectThat(all('main h1').length === 1 && all('h1').length === 1, 'not one h1, in main');

  const levels = all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
  levels.forEach((level, index) => {
    expectThat(level <= (levels[index - 1] ?? 0) + 1, `heading ${index} skips to h${level}`);
  });

  const focusable = all('a[href], button, input, select, textarea, iframe, summary');
  expectThat(focusable[0]?.textContent === 'Skip to main content', 'no skip link first');
  for (const element of focusable) {
    expectThat(nameOf(element) !== '', `no name: ${element.outerHTML.slice(0, 120)}`);
  }
  expectThat(all('[tabindex]:not([tabindex="0"], [tabindex="-1"])').length === 0, 'tab order');
  for (const picture of all('img:not([alt])')) {
    faults.push(`no alternative text: ${picture.outerHTML.slice(0, 120)}`);
  }

  const navigations = all('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
  expectThat(!navigations.includes(''), 'a navigation without a name');
  expectThat(new Set(navigations).size === navigations.length, `alike: ${navigations.join()}`);
  const ids = all('[id]').map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  expectThat(repeated.length === 0, `ids repeated: ${repeated.join()}`);

  const address = (selector: string): string | null =>
    page.querySelector(selector)?.getAttribute('href') ?? null;
  return {
    faults,
    editLink: address('.theme-edit-this-page'),
    previous: address('.pagination-nav__link--prev'),
    next: address('.pagination-nav__link--next'),
  };
}
