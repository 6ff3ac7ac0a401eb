import coreTree from '../../sidebars-core';
import studioTree from '../../sidebars-studio';
import { addressWords, listPages, nearestName, suggestPages } from '.';

describe('suggestions for a dead address', () => {
  const pages = [...listPages(coreTree), ...listPages(studioTree)];
  const first = (pathname: string): string | undefined =>
    suggestPages(pathname, pages, 3)[0]?.pathname;

  it.each([
    ['/toolpad/core/dashboard-layout/', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/core/react-dashbord-layuot/', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/studio/createFunction.html', '/toolpad/studio/reference/api/create-function'],
    ['/toolpad/core/react-dashboard-layout/more/', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/first-app', '/toolpad/studio/getting-started/first-app'],
  ])('%s most likely meant %s', (pathname, expected) => {
    expect(first(pathname)).toBe(expected);
  });

  it.each([
    '/toolpad/zzzzqqqq/',
    '/toolpad/core/pricing/',
    '/toolpad/studio/how-to-guides/zzzz/',
    '/',
  ])('are none for %s, which is like no page', (pathname) => {
    expect(suggestPages(pathname, pages, 3)).toEqual([]);
  });

  it.each([
    ['/toolpad/core/pricing-plans.html', 'pricing plans'],
    ['/toolpad/caf%C3%A9/', 'café'],
    ['/toolpad/studio/', ''],
    ['/toolpad/%E0%A4%A/', 'e0 a4'],
  ])('%s is searched for as "%s"', (pathname, words) => {
    expect(addressWords(pathname)).toBe(words);
  });

  it('takes malformed and endless addresses', () => {
    expect(suggestPages(`/toolpad/%E0%A4%A/${'a'.repeat(100_000)}`, pages, 3)).toEqual([]);
  });
});

describe('the name that someone meant', () => {
  const names = ['title', 'description', 'Steps'];

  it.each([
    ['descripton', 'description'],
    ['steps', 'Steps'],
    ['tilte', 'title'],
    ['video', null],
  ])('by %s is %s', (asked, meant) => {
    expect(nearestName(asked, names)).toBe(meant);
  });
});
