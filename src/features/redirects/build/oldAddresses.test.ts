import { parseOldAddresses } from '../../../site';
import { checkOldAddresses, listForwards } from './checkRules';
import { FORWARD_SCRIPT, forwardPage } from '.';

const PAGES = new Set([
  '/toolpad/',
  '/toolpad/studio/concepts/',
  '/toolpad/studio/concepts/queries/',
  '/toolpad/studio/events/',
]);
const SITE = {
  pages: PAGES,
  hasAnchor: (page: string, anchor: string) =>
    page === '/toolpad/studio/events/' && anchor === 'state',
};
const RULES = parseOldAddresses([
  ['/toolpad/concepts/state/', '/toolpad/studio/events/#state'],
  ['/toolpad/concepts/*', '/toolpad/studio/concepts/:splat'],
]);

describe('the check of old addresses', () => {
  const check = (...entries: [string, string][]) =>
    checkOldAddresses(parseOldAddresses(entries), SITE);

  it('accepts entries whose targets exist', () => {
    expect(checkOldAddresses(RULES, SITE)).toEqual([]);
  });

  it.each<[string, [string, string][], string]>([
    [
      'a missing page',
      [['/toolpad/a/', '/toolpad/b/']],
      '/toolpad/a/: there is no page /toolpad/b/',
    ],
    [
      'a missing heading',
      [['/toolpad/a/', '/toolpad/studio/events/#no']],
      '/toolpad/a/: the page /toolpad/studio/events/ has no heading with the id "no"',
    ],
    [
      'a folder without pages',
      [['/toolpad/a/*', '/toolpad/b/:splat']],
      '/toolpad/a/*: there is no page below /toolpad/b/',
    ],
    [
      'an old URL that is a live page',
      [['/toolpad/studio/events/', '/toolpad/']],
      '/toolpad/studio/events/: it would hide the page /toolpad/studio/events/',
    ],
    [
      'a live page below a splat',
      [['/toolpad/studio/*', '/toolpad/:splat']],
      '/toolpad/studio/*: it would hide the page /toolpad/studio/concepts/',
    ],
    [
      'an entry that is never reached',
      [
        ['/toolpad/concepts/*', '/toolpad/studio/concepts/:splat'],
        ['/toolpad/concepts/state/', '/toolpad/studio/events/'],
      ],
      '/toolpad/concepts/state/: it is never reached, because /toolpad/concepts/* comes before it',
    ],
    [
      'a redirect loop',
      [
        ['/toolpad/a/', '/toolpad/b/'],
        ['/toolpad/b/', '/toolpad/a/'],
      ],
      '/toolpad/a/: it redirects to another old path, /toolpad/b/: use its target instead',
    ],
  ])('finds %s', (_what, entries, problem) => {
    expect(check(...entries)).toContain(problem);
  });
});

describe('pages at the old addresses', () => {
  it('exist for each exact URL, and for each page that a splat can redirect to', () => {
    expect(listForwards(RULES, PAGES)).toEqual([
      { from: '/toolpad/concepts/state/', to: '/toolpad/studio/events/#state' },
      { from: '/toolpad/concepts/', to: '/toolpad/studio/concepts/' },
      { from: '/toolpad/concepts/queries/', to: '/toolpad/studio/concepts/queries/' },
    ]);
  });

  it('are hidden from search engines, and name the new URL as canonical', () => {
    const html = forwardPage('/toolpad/studio/events/#state', 'https://docs.example');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const attribute = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name);
    expect(attribute('link[rel=canonical]', 'href')).toBe(
      'https://docs.example/toolpad/studio/events/',
    );
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(attribute('a', 'href')).toBe('/toolpad/studio/events/#state');
  });

  it.each([
    ['', '', '/to/#part'],
    ['?a=1&b=%20', '', '/to/?a=1&b=%20#part'],
    ['?a=1', '#mine', '/to/?a=1#mine'],
  ])('keep query %p and hash %p', (search, hash, expected) => {
    const replace = jest.fn();
    const fakeLocation = { origin: 'https://docs.example', search, hash, replace };
    const fakeDocument = { currentScript: { dataset: { to: '/to/#part' } } };
    // Run the script like a browser, with a fake location and document.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- pages contain it as text
    (new Function('location', 'document', FORWARD_SCRIPT) as (...args: unknown[]) => void)(
      fakeLocation,
      fakeDocument,
    );
    expect(replace).toHaveBeenCalledWith(expected);
  });
});
