/** @jest-environment node */
import { sectionsAt } from '../../navigation/sections';
import { splitSite } from './splitSite';
import { group, link, versionOf } from '../../navigation/sections/testing';
import { filesOf } from './testing';

const FIRST = ['/docs/first/a/', '/docs/first/b/'];
const INNER = ['/docs/second/inner/d/'];
const version = versionOf([
  link('/docs/start/'),
  group('First', FIRST.map(link)),
  group('Second', [link('/docs/second/c/'), group('Inner', INNER.map(link))], {
    href: '/docs/second/',
  }),
  group('Open', [link('/docs/open/e/')], { open: true }),
]);
const files = filesOf(version);
const site = splitSite(files, (request) => (request.endsWith('version.json') ? version : null));

const sectionsOf = (address: string) =>
  sectionsAt(site.addresses, address).map((section) => site.sections[section]);
const pathsOf = (address: string) =>
  sectionsOf(address).flatMap((section) => section?.routes.map(({ route }) => route.path));

it('a page of a closed group needs the routes of that group alone', () => {
  expect(pathsOf('/docs/first/a/')).toEqual(FIRST);
});

it('every page is in what all pages load, or in a section that its own address names', () => {
  const listed = (routes: typeof site.routes): string[] =>
    routes.flatMap((route) => (route.routes ? listed(route.routes) : [route.path]));
  const shared = listed(site.routes);
  const all = listed(files.routes);
  expect(all).toHaveLength(8);
  expect(all.filter((page) => !shared.includes(page) && !pathsOf(page).includes(page))).toEqual([]);
  expect(shared).toEqual(['/', '/docs/start/', '/docs/open/e/']);
});

it('a page of a group in a group needs the outer one as well, whose items the sidebar shows', () => {
  expect(pathsOf('/docs/second/inner/d/')).toEqual(
    expect.arrayContaining(['/docs/second/c/', ...INNER]),
  );
});

it('an overview needs the groups in it, and what their pages say of themselves', () => {
  const sections = sectionsOf('/docs/second/');
  expect(pathsOf('/docs/second/')).toEqual(expect.arrayContaining(['/docs/second/', ...INNER]));
  expect(Object.assign({}, ...sections.map((section) => section?.docs))).toEqual({
    '/docs/second/c/': version.docs['/docs/second/c/'],
  });
});

it('what all pages load does not grow with the pages of a group', () => {
  const larger = versionOf([
    link('/docs/start/'),
    group(
      'First',
      Array.from({ length: 50 }, (_, index) => link(`/docs/first/${index}/`)),
    ),
  ]);
  const smaller = versionOf([link('/docs/start/'), group('First', [link('/docs/first/0/')])]);
  const sharedOf = (one: typeof larger) => {
    const { routes, registry, chunkNames, versions } = splitSite(filesOf(one), (request) =>
      request.endsWith('version.json') ? one : null,
    );
    return JSON.stringify({ routes, registry, chunkNames, versions });
  };
  expect(sharedOf(larger)).toBe(sharedOf(smaller));
});

it('the code of a page is named in its section only, that of many sections for all pages', () => {
  const [first] = sectionsOf('/docs/first/a/');
  expect(Object.values(first?.registry ?? {})).toEqual([
    '@site/docs/first/a/index.mdx',
    '@site/docs/first/b/index.mdx',
  ]);
  expect(Object.values(site.registry)).toEqual([
    '@site/home',
    '@theme/DocItem',
    '@generated/docs/p/version.json',
    '@site/docs/start/index.mdx',
    '@site/docs/open/e/index.mdx',
  ]);
});

it('in the place of a closed group is its first page, which says where the others are', () => {
  const [items] = Object.values(site.versions).map(({ docsSidebars }) => docsSidebars.main);
  expect(items?.[1]).toMatchObject({
    type: 'category',
    label: 'First',
    items: [{ href: '/docs/first/a/', customProps: { section: 0 } }],
  });
});
