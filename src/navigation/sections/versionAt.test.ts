import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { group, link, versionOf } from './testing';
import { versionAt } from './versionAt';

const SIDEBAR = [
  link('/docs/start/'),
  group(
    'Parts',
    [
      link('/docs/a/'),
      link('/docs/b/'),
      group('Inner', [link('/docs/c/'), link('/docs/d/')], { href: '/docs/inner/' }),
    ],
    { href: '/docs/parts/' },
  ),
  group('Open', [link('/docs/e/'), group('Shut', [link('/docs/f/'), link('/docs/g/')])], {
    open: true,
  }),
];

function outline(items: readonly PropSidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.type === 'category') {
      return [item.label, ...outline(item.items)];
    }
    return item.type === 'link' ? item.href.replace('/docs/', '') : item.type;
  });
}

const at = (pathname: string, items: PropSidebarItem[] = SIDEBAR) =>
  outline(versionAt(versionOf(items), pathname).docsSidebars.main ?? []);

const OPEN = ['Open', 'e/', ['Shut', 'f/']];

it.each([
  ['of a closed category, its first link', '/docs/start/', ['start/', ['Parts', 'a/'], OPEN]],
  [
    'what stands beside the page',
    '/docs/b/',
    ['start/', ['Parts', 'a/', 'b/', ['Inner', 'c/']], OPEN],
  ],
  [
    'all categories around the page',
    '/Docs/d',
    ['start/', ['Parts', 'a/', 'b/', ['Inner', 'c/', 'd/']], OPEN],
  ],
  [
    'all that is below an overview',
    '/docs/parts/',
    ['start/', ['Parts', 'a/', 'b/', ['Inner', 'c/', 'd/']], OPEN],
  ],
  [
    'a category in an open one',
    '/docs/g/',
    ['start/', ['Parts', 'a/'], ['Open', 'e/', ['Shut', 'f/', 'g/']]],
  ],
])('shows %s', (_what, pathname, shown) => {
  expect(at(pathname)).toEqual(shown);
});

it('leads from a closed category to a page that is listed', () => {
  const hidden: PropSidebarItem = { type: 'link', href: '/docs/x/', label: 'X', unlisted: true };
  expect(at('/docs/start/', [group('G', [hidden, link('/docs/y/')])])).toEqual([['G', 'y/']]);
  expect(at('/docs/start/', [group('G', [hidden])])).toEqual([['G', 'x/']]);
});

it('keeps what else a version says, and the version itself as it was', () => {
  const version = versionOf(SIDEBAR);
  const before = JSON.stringify(version);
  expect(versionAt(version, '/docs/b/').docs).toBe(version.docs);
  expect(JSON.stringify(version)).toBe(before);
});
