import { act, render, screen } from '@testing-library/react';
import { createTranslate, UserLanguageFromAddress, useTranslate } from '.';
import { en, type Catalog } from './en';
import { parseUserLanguage, setUserLanguage } from './userLanguage';

let warn: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  act(() => {
    setUserLanguage('en');
  });
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

const catalogs: Record<string, Catalog> = { en, fr: { 'settings.title': 'Réglages' } };

describe('spec 8: UI strings', () => {
  it('gives a text of the language', () => {
    expect(createTranslate('fr', catalogs)('settings.title')).toBe('Réglages');
    expect(warn).not.toHaveBeenCalled();
  });

  it('fills the places of a text, and leaves those without a value', () => {
    const translate = createTranslate('en');
    expect(translate('overview.all', { name: 'Toolpad $& Core' })).toBe(
      'All pages of Toolpad $& Core',
    );
    expect(translate('overview.all')).toBe('All pages of {name}');
  });

  it('uses English where the language lacks a text, and warns once a key', () => {
    const translate = createTranslate('fr', catalogs);
    expect(translate('settings.mode')).toBe('Mode');
    expect(translate('settings.mode')).toBe('Mode');
    expect(translate('settings.direction')).toBe('Direction');
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('settings.mode')],
      [expect.stringContaining('settings.direction')],
    ]);
  });

  it('shows … and logs an error where the whole language is missing', () => {
    const translate = createTranslate('xx', catalogs);
    expect(translate('settings.title')).toBe('…');
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('"xx"'));
  });

  it.each(['__proto__', 'constructor', 'toString'])('does not take %s for a language', (name) => {
    expect(createTranslate(name, catalogs)('settings.title')).toBe('…');
  });
});

function Title() {
  return <p>{useTranslate()('settings.title')}</p>;
}

describe('spec 1.6: ?userLanguage= sets the language', () => {
  it('is English by default', () => {
    render(<Title />);
    expect(screen.getByText('Settings')).toBeInTheDocument();
    expect(error).not.toHaveBeenCalled();
  });

  it('follows the address', () => {
    window.history.replaceState(null, '', '/?userLanguage=de');
    render(
      <>
        <UserLanguageFromAddress />
        <Title />
      </>,
    );
    expect(screen.getByText('…')).toBeInTheDocument();
    expect(error).toHaveBeenCalledWith(expect.stringContaining('"de"'));
  });

  it.each([
    ['?userLanguage=pt-BR', 'pt-BR'],
    ['?a=1&userLanguage=en', 'en'],
    ['?userLanguage=', null],
    ['?userLanguage=<script>', null],
    ['?userLanguage=%E0%A4%A', null],
    ['?userLanguage=__proto__', null],
    ['?language=de', null],
    ['', null],
  ])('reads %s as %s', (search, language) => {
    expect(parseUserLanguage(search)).toBe(language);
  });
});
