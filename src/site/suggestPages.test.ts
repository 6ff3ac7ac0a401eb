/** @jest-environment node */
import coreTree from '../../sidebars-core';
import studioTree from '../../sidebars-studio';
import { addressWords, listPages, nearestName, suggestPages } from '.';

describe('suggestions for a dead URL', () => {
  const pages = [...listPages(coreTree), ...listPages(studioTree)];
  const first = (pathname: string): string | undefined =>
    suggestPages(pathname, pages, 3)[0]?.pathname;

  it.each([
    ['/toolpad/core/dashboard-layout/', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/core/react-dashbord-layuot/', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/studio/createFunction.html', '/toolpad/studio/reference/api/create-function'],
    ['/toolpad/core/react-dashboard-layout/more/', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/first-app', '/toolpad/studio/getting-started/first-app'],
  ])('%s suggests %s', (pathname, expected) => {
    expect(first(pathname)).toBe(expected);
  });

  it.each([
    '/toolpad/zzzzqqqq/',
    '/toolpad/core/pricing/',
    '/toolpad/studio/how-to-guides/zzzz/',
    '/',
  ])('are empty for %s, which resembles no page', (pathname) => {
    expect(suggestPages(pathname, pages, 3)).toEqual([]);
  });

  it.each([
    ['/toolpad/core/pricing-plans.html', 'pricing plans'],
    ['/toolpad/caf%C3%A9/', 'café'],
    ['/toolpad/studio/', ''],
    ['/toolpad/%E0%A4%A/', 'e0 a4'],
  ])('%s becomes the search "%s"', (pathname, words) => {
    expect(addressWords(pathname)).toBe(words);
  });

  it('accepts malformed and very long URLs', () => {
    expect(suggestPages(`/toolpad/%E0%A4%A/${'a'.repeat(100_000)}`, pages, 3)).toEqual([]);
  });
});

describe('the nearest name', () => {
  const names = ['title', 'description', 'Steps'];

  it.each([
    ['descripton', 'description'],
    ['steps', 'Steps'],
    ['tilte', 'title'],
    ['video', null],
  ])('for %s is %s', (name, expected) => {
    expect(nearestName(name, names)).toBe(expected);
  });
});
