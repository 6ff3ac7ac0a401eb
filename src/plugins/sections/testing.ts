import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { pagesOf } from '../../navigation/sections/testing';
import type { GeneratedFiles, GeneratedRoute } from './generatedRoutes';

/** What Docusaurus generates for a site with a home page and that version. */
export function filesOf(version: PropVersionMetadata): GeneratedFiles {
  const pages = pagesOf(version.docsSidebars.main ?? []);
  const route = (path: string, routes?: GeneratedRoute[]): GeneratedRoute => ({
    path,
    component: { path, hash: routes ? 'dir' : 'abc' },
    ...(routes ? { routes } : { exact: true, sidebar: 'main' }),
  });
  return {
    routes: [
      route('/'),
      route('/docs/', [
        route(
          '/docs/',
          pages.map((page) => route(page)),
        ),
      ]),
    ],
    registry: {
      home: '@site/home',
      item: '@theme/DocItem',
      version: '@generated/docs/p/version.json',
      ...Object.fromEntries(pages.map((page) => [`content${page}`, `@site${page}index.mdx`])),
    },
    chunkNames: {
      '/-abc': { __comp: 'home' },
      '/docs/-dir': { __comp: 'item', __props: 'version' },
      ...Object.fromEntries(
        pages.map((page) => [`${page}-abc`, { __comp: 'item', content: `content${page}` }]),
      ),
    },
  };
}
