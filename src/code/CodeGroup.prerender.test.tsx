import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { codeStylingPreference, codeVariantPreference } from '../preferences';
import { addStyles, languages, stylings } from './testingGroup';

beforeAll(addStyles);

beforeEach(() => {
  act(() => {
    codeStylingPreference.set('system');
    codeVariantPreference.set('TS');
  });
  delete document.documentElement.dataset.codeChoice;
});

describe('a code group with scripts off', () => {
  it('spec 2.4: shows the default sample, complete', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(languages);
    document.body.append(page);
    expect(within(page).getByText('typed')).toBeVisible();
    expect(within(page).getByText('untyped')).not.toBeVisible();
    page.remove();
  });

  it('spec 2.4: shows the kept choice before it is hydrated', () => {
    document.documentElement.dataset.codeChoice = 'tailwind-JS';
    const page = document.createElement('div');
    page.innerHTML = renderToString(stylings);
    document.body.append(page);
    expect(within(page).getByText('classes')).toBeVisible();
    expect(within(page).getByText('sx')).not.toBeVisible();
    page.remove();
  });

  it.each([
    ['TypeScript', 'typed', languages],
    ['JavaScript', 'untyped', languages],
    ['MUI System', 'sx', stylings],
    ['Tailwind CSS', 'classes', stylings],
  ])('spec 2.4: %s looks chosen whenever its sample shows', (name, text, group) => {
    render(group);
    const shownFor = (element: Element) =>
      element.closest('[data-shown-for]')?.getAttribute('data-shown-for');
    expect(shownFor(screen.getByRole('radio', { name }))).toBe(shownFor(screen.getByText(text)));
    expect(shownFor(screen.getByText(text))).toMatch(/-/);
    expect(screen.getByText(text).closest('[data-sample]')).toHaveAttribute('data-sample', name);
  });
});
