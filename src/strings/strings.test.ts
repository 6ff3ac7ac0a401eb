import { waitFor } from '@testing-library/react';
import { english } from './all';
import { createTranslate, parseUserLanguage } from './translate';

let warn: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

const others = { fr: { 'settings.title': 'Réglages' } };

describe('spec 8: UI strings', () => {
  it('returns the language’s string', () => {
    expect(createTranslate('fr', english, others)('settings.title')).toBe('Réglages');
    expect(warn).not.toHaveBeenCalled();
  });

  it('fills placeholders, and leaves those without a value', () => {
    const translate = createTranslate('en', english);
    expect(translate('overview.all', { name: 'Toolpad $& Core' })).toBe(
      'All pages of Toolpad $& Core',
    );
    expect(translate('overview.all')).toBe('All pages of {name}');
  });

  it('falls back to English for a missing string, and warns once per key', () => {
    const translate = createTranslate('fr', english, others);
    expect(translate('settings.mode')).toBe('Mode');
    expect(translate('settings.mode')).toBe('Mode');
    expect(translate('settings.direction')).toBe('Direction');
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('settings.mode')],
      [expect.stringContaining('settings.direction')],
    ]);
  });

  it('returns … and logs an error if the language is missing', () => {
    const translate = createTranslate('xx', english, others);
    expect(translate('settings.title')).toBe('…');
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('"xx"'));
  });

  it.each(['__proto__', 'constructor', 'toString'])('does not accept %s as a language', (name) => {
    expect(createTranslate(name, english, others)('settings.title')).toBe('…');
  });
});

/** Reloads the modules: a page determines its language only once. */
async function openPage(address: string) {
  window.history.replaceState(null, '', address);
  jest.resetModules();
  return { ...(await import('.')), ...(await import('./all')) };
}

describe('spec 1.6: ?userLanguage= sets the language', () => {
  it('is English by default', async () => {
    const { translate, userLanguage } = await openPage('/');
    expect(translate('settings.title')).toBe('Settings');
    expect(userLanguage()).toBe('en');
    expect(error).not.toHaveBeenCalled();
  });

  it('follows the URL, and applies to later pages of the visit', async () => {
    const page = await openPage('/?userLanguage=de');
    expect(page.translate('settings.title')).toBe('…');
    const everyPage = await import('.');
    expect(everyPage.translate('header.products')).toBe('…');
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('"de"'));
    const next = await openPage('/next/');
    expect(next.userLanguage()).toBe('de');
  });

  it('can be reset to English', async () => {
    await openPage('/?userLanguage=de').then(({ userLanguage }) => userLanguage());
    await openPage('/?userLanguage=en').then(({ userLanguage }) => userLanguage());
    const next = await openPage('/next/');
    expect(next.userLanguage()).toBe('en');
  });

  it('lasts for the page if the browser refuses storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const page = await openPage('/?userLanguage=de');
    expect(page.userLanguage()).toBe('de');
    const next = await openPage('/next/');
    expect(next.userLanguage()).toBe('en');
  });

  it.each([
    ['?userLanguage=pt-BR', 'pt-BR'],
    ['?a=1&userLanguage=en', 'en'],
    ['?language=de', null],
    ['', null],
  ])('reads %s as %s', (search, language) => {
    expect(parseUserLanguage(search)).toBe(language);
    expect(error).not.toHaveBeenCalled();
  });

  it.each(['', '<script>', '%E0%A4%A', '__proto__'])(
    'logs that "%s" is not a language code',
    (code) => {
      expect(parseUserLanguage(`?userLanguage=${code}`)).toBeNull();
      expect(error).toHaveBeenCalledWith(expect.stringContaining('is not a language code'));
    },
  );
});

describe('prerendered UI strings', () => {
  const page =
    '<button aria-label="Settings">Search</button><div class="markdown"><p>Search</p></div>';

  it('are translated to the URL’s language; writers’ text is not', async () => {
    const { startStrings } = await openPage('/?userLanguage=de');
    document.body.innerHTML = page;
    startStrings();
    await waitFor(() => {
      expect(document.querySelector('button')).toHaveTextContent('…');
    });
    expect(document.querySelector('button')).toHaveAttribute('aria-label', '…');
    expect(document.querySelector('p')).toHaveTextContent('Search');
  });

  it('are translated in the parts of the site among writers’ text, and in templates', async () => {
    const { startStrings } = await openPage('/?userLanguage=de');
    document.body.innerHTML = `<div class="markdown"><figure>
      <tp-demo><button aria-label="Run: A grid">Show code</button></tp-demo>
      <tp-code><b>Show all 24 lines</b><pre>Copy</pre></tp-code></figure>
      <template><i>Ad by MUI</i></template></div>`;
    startStrings();
    await waitFor(() => {
      expect(document.querySelector('button')).toHaveTextContent('…');
    });
    expect(document.querySelector('button')).toHaveAttribute('aria-label', '…');
    expect(document.querySelector('b')).toHaveTextContent('…');
    expect(document.querySelector('pre')).toHaveTextContent('Copy');
    expect(document.querySelector('template')?.content.textContent).toBe('…');
  });

  it('are unchanged in English', async () => {
    const { startStrings } = await openPage('/');
    document.body.innerHTML = page;
    startStrings();
    await Promise.resolve();
    expect(document.querySelector('button')).toHaveTextContent('Search');
  });
});
