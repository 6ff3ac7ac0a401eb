/**
 * Addresses these docs once had, each with the one it leads to now. The first that matches counts. A
 * `*` at the end stands for the rest of the path, `:splat` for what it matched. `npm run build` says
 * what is wrong with an entry: a page or an anchor that is not there, an entry that is never reached.
 */
export const OLD_ADDRESSES: readonly (readonly [from: string, to: string])[] = [
  ['/toolpad/getting-started/setup/', '/toolpad/studio/getting-started/'],
  ['/toolpad/getting-started/tutorial/', '/toolpad/studio/getting-started/'],
  ['/toolpad/getting-started/quickstart/', '/toolpad/studio/getting-started/first-app/'],
  ['/toolpad/getting-started/configuration/', '/toolpad/studio/how-to-guides/basic-auth/'],
  ['/toolpad/getting-started/overview/', '/toolpad/studio/getting-started/'],
  ['/toolpad/data-fetching/rest/', '/toolpad/studio/concepts/http-requests/'],
  [
    '/toolpad/data-fetching/google-sheets/',
    '/toolpad/studio/how-to-guides/connect-to-googlesheets/',
  ],
  ['/toolpad/schema-reference/', '/toolpad/studio/reference/file-schema/'],
  ['/toolpad/connecting-to-datasources/queries/', '/toolpad/studio/concepts/queries/'],
  ['/toolpad/connecting-to-datasources/http-requests/', '/toolpad/studio/concepts/http-requests/'],
  [
    '/toolpad/connecting-to-datasources/custom-functions/',
    '/toolpad/studio/concepts/custom-functions/',
  ],
  [
    '/toolpad/building-ui/component-library/',
    '/toolpad/studio/concepts/building-ui/#component-library',
  ],
  ['/toolpad/building-ui/canvas-and-inspector/', '/toolpad/studio/concepts/building-ui/#inspector'],
  ['/toolpad/building-ui/custom-components/', '/toolpad/studio/concepts/custom-components/'],
  [
    '/toolpad/building-ui/data-grid-component/',
    '/toolpad/studio/how-to-guides/customize-datagrid/',
  ],
  [
    '/toolpad/building-ui/page-configuration/',
    '/toolpad/studio/concepts/page-properties/#page-parameters',
  ],
  ['/toolpad/building-ui/theming/', '/toolpad/studio/concepts/theming/'],
  ['/toolpad/data-binding/binding-state/', '/toolpad/studio/concepts/data-binding/'],
  ['/toolpad/data-binding/event-handling/', '/toolpad/studio/concepts/event-handling/'],
  ['/toolpad/deployment/', '/toolpad/studio/concepts/deployment/'],
  ['/toolpad/examples/admin-app/', '/toolpad/studio/examples/basic-crud-app/'],
  ['/toolpad/examples/overview/', '/toolpad/studio/examples/'],
  ['/toolpad/concepts/connecting-to-data/', '/toolpad/studio/concepts/queries/'],
  ['/toolpad/concepts/display-mode/', '/toolpad/studio/concepts/page-properties/#display-mode'],
  ['/toolpad/concepts/managing-state/', '/toolpad/studio/concepts/event-handling/'],
  [
    '/toolpad/how-to-guides/connect-to-datasource/',
    '/toolpad/studio/how-to-guides/connect-to-databases/',
  ],
  ['/toolpad/how-to-guides/number-display/', '/toolpad/studio/how-to-guides/map-display/'],
  ['/toolpad/tutorials/render-deploy/', '/toolpad/studio/how-to-guides/render-deploy/'],
  ['/toolpad/support/support/', '/toolpad/studio/getting-started/support/'],
  ['/toolpad/reference/components/datagrid/', '/toolpad/studio/reference/components/data-grid/'],
  ['/toolpad/core/installation/', '/toolpad/core/introduction/installation/'],
  ['/toolpad/core/introduction/integration/', '/toolpad/core/integrations/nextjs-approuter/'],
  ['/toolpad/getting-started/*', '/toolpad/studio/getting-started/:splat'],
  ['/toolpad/examples/*', '/toolpad/studio/examples/:splat'],
  ['/toolpad/concepts/*', '/toolpad/studio/concepts/:splat'],
  ['/toolpad/components/*', '/toolpad/studio/components/:splat'],
  ['/toolpad/how-to-guides/*', '/toolpad/studio/how-to-guides/:splat'],
  ['/toolpad/reference/*', '/toolpad/studio/reference/:splat'],
];
