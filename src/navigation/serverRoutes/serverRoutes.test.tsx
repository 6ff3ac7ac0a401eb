import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  matchRoutes as matchAll,
  type RouteConfig,
  type RouteConfigComponentProps,
} from 'react-router-config';
import { matchRoutes, renderRoutes } from './index';
import { routesAt } from './routesAt';

const page = (path: string): RouteConfig => ({ path, exact: true });

const PAGES = Array.from({ length: 40 }, (_, number) => page(`/docs/page-${number}/`));

const ROUTES: RouteConfig[] = [
  page('/docs/search/'),
  page('/docs/Old%20name/'),
  { path: '/docs', routes: [{ path: '/docs', routes: [page('/docs/'), ...PAGES] }] },
  { path: '/docs/:name/more', exact: true },
  page('/docs/two/'),
  { path: '/docs/two/', exact: true, component: () => null },
  { path: '/strict/', exact: true, strict: true },
  { path: '/Case/', exact: true, sensitive: true },
  { path: ['/one', '/other'], exact: true },
  { path: '*' },
];

const pathsOf = (matched: ReturnType<typeof matchAll>) => matched.map(({ route }) => route.path);

it.each([
  '/docs/page-7/',
  '/docs/page-7',
  '/DOCS/Page-7/',
  '/docs/page-7/more',
  '/docs/page-7//',
  '/docs/',
  '/docs',
  '/docs/Old%20name/',
  '/docs/Old name/',
  '/docs/two',
  '/strict',
  '/strict/',
  '/case/',
  '/Case/',
  '/other',
  '/nowhere/',
  '/',
])('%s leads where it led without', (pathname) => {
  expect(pathsOf(matchRoutes(ROUTES, pathname))).toEqual(pathsOf(matchAll(ROUTES, pathname)));
});

it('of two routes at an address the first is taken', () => {
  const [, , , matched] = routesAt(ROUTES.slice(2), '/docs/two/');
  expect(matchRoutes(ROUTES.slice(3), '/docs/two/')[0]?.route).toBe(ROUTES[4]);
  expect(matched).toBe(ROUTES[5]);
});

it('no other page is looked at', () => {
  const [, routes] = [routesAt(ROUTES, '/docs/page-7/')].flat();
  expect(JSON.stringify(routes)).not.toContain('page-8');
  expect(routesAt(PAGES, '/docs/page-7/')).toEqual([page('/docs/page-7/')]);
});

it('what stands at the address is shown, with what it is given', () => {
  const routes: RouteConfig[] = [
    {
      path: '/docs',
      render: ({ route, name }: RouteConfigComponentProps & { name?: string }) => (
        <>
          <h1>{name}</h1>
          {renderRoutes(route?.routes ?? [])}
        </>
      ),
      routes: [
        { ...page('/docs/a/'), render: () => <p>Page A</p> },
        { ...page('/docs/b/'), render: () => <p>Page B</p> },
      ],
    },
  ];
  render(
    <MemoryRouter initialEntries={['/docs/b/']}>
      {renderRoutes(routes, { name: 'Docs' })}
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Docs');
  expect(screen.getByText('Page B')).toBeInTheDocument();
  expect(screen.queryByText('Page A')).not.toBeInTheDocument();
});
