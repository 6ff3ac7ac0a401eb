import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import DocVersionRoot from './DocVersionRoot';

type Client = typeof import('@site/src/navigation/sections/docusaurus').default;

const mockRegistry: Record<string, unknown> = {};
const mockChunkNames: Record<string, unknown> = {};
const mockGroups: { path: string; component: unknown }[][] = [[]];
const mockLoad = jest.fn<Promise<object>, []>();
const mockRoutes = jest.fn<Promise<void>, [string]>();
const bundler = globalThis as { __webpack_require__?: { u: (chunk: string) => string } };

jest.mock('@generated/registry', () => ({ __esModule: true, default: mockRegistry }), {
  virtual: true,
});
jest.mock('@generated/routesChunkNames', () => mockChunkNames, { virtual: true });
jest.mock(
  '@generated/sections',
  () => ({
    addresses: { '/docs/first/': [0] },
    groups: mockGroups,
    sections: [() => mockLoad()],
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/ComponentCreator',
  () => ({ __esModule: true, default: (path: string, hash: string) => `${path} ${hash}` }),
  { virtual: true },
);
jest.mock('@docusaurus/core/lib/client/preload', () => ({
  __esModule: true,
  default: (pathname: string) => mockRoutes(pathname),
}));
jest.mock(
  '@theme-original/DocVersionRoot',
  () => ({
    __esModule: true,
    default: ({ version }: { version: PropVersionMetadata }) => {
      const labels = (items: PropSidebarItem[]): string[] =>
        items.flatMap((item) =>
          item.type === 'category' ? labels(item.items) : item.type === 'link' ? [item.label] : [],
        );
      return <p>{labels(version.docsSidebars.main ?? []).join(' ')}</p>;
    },
  }),
  { virtual: true },
);

const link = (label: string, section?: number) => ({
  type: 'link' as const,
  href: `/docs/first/${label}/`,
  label,
  ...(section !== undefined && { customProps: { section } }),
});

const version = {
  pluginId: 'docs',
  docs: {},
  docsSidebars: {
    main: [
      { type: 'category', label: 'First', customProps: { section: 0 }, items: [link('a', 0)] },
    ],
  },
} as unknown as PropVersionMetadata;

const SECTION = {
  files: { 7: 'assets/js/7.abc.js' },
  registry: { content: ['load'] },
  chunkNames: { '/docs/first/a/-x': { content: 'content' } },
  pages: [{ group: 0, hash: 'x', attributes: { path: '/docs/first/a/', exact: true } }],
  pluginId: 'docs',
  items: [link('a'), link('b')],
  docs: {},
};

/** The modules as a page has them that was just opened. */
async function open(): Promise<Client & { requestSection: (section: number) => void }> {
  const { default: client } = await import('@site/src/navigation/sections/docusaurus');
  const { requestSection } = await import('@site/src/navigation/sections');
  return { ...client, requestSection };
}

const props = { version, route: {} } as ComponentProps<typeof DocVersionRoot>;
const showSidebar = () => render(<DocVersionRoot {...props} />, { wrapper: MemoryRouter });

beforeAll(() => {
  bundler.__webpack_require__ = { u: (chunk) => `assets/js/${chunk}.js` };
});
beforeEach(() => {
  mockLoad.mockReset();
  mockRoutes.mockReset().mockResolvedValue();
});
afterAll(() => {
  delete bundler.__webpack_require__;
});

it('is loaded before its page, with the routes and the sidebar', async () => {
  mockLoad.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(SECTION);
  const { preload, prefetch, requestSection } = await open();
  showSidebar();
  expect(screen.getByText('a')).toBeInTheDocument();

  expect(prefetch()).toBe(false);
  expect(mockLoad).not.toHaveBeenCalled();

  // Opened in the sidebar while the network is gone: what shows stays.
  requestSection(0);
  await act(async () => {});
  expect(screen.getByText('a')).toBeInTheDocument();
  expect(mockGroups).toEqual([[]]);

  await act(async () => {
    await preload('/docs/first/a/');
  });
  expect(screen.getByText('a b')).toBeInTheDocument();
  expect(mockGroups).toEqual([
    [{ path: '/docs/first/a/', exact: true, component: '/docs/first/a/ x' }],
  ]);
  expect(mockRegistry).toEqual(SECTION.registry);
  expect(mockChunkNames).toMatchObject(SECTION.chunkNames);
  expect(bundler.__webpack_require__?.u('7')).toBe('assets/js/7.abc.js');
  expect(bundler.__webpack_require__?.u('8')).toBe('assets/js/8.js');
  expect(mockRoutes).toHaveBeenCalledWith('/docs/first/a/');
});

it('is loaded once, and each page once by its links', async () => {
  mockLoad.mockResolvedValue(SECTION);
  const { preload } = await open();
  await act(async () => {
    await preload('/docs/first/b/');
  });
  expect(preload('/docs/first/b/')).toBe(false);
  expect(mockLoad).not.toHaveBeenCalled();
  expect(mockRoutes).toHaveBeenCalledTimes(1);
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'no link loads a page ahead for a reader with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    const { preload } = await open();
    expect(preload('/docs/other/')).toBe(false);
    expect(mockRoutes).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  },
);
