import type { NavigationItem } from './src/navigation';

/** Toolpad Studio's navigation: every page of `docs-studio/`, in reading order (spec 1.2). */
const tree: readonly NavigationItem[] = [
  {
    pathname: '/toolpad/studio/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/toolpad/studio/getting-started', title: 'Overview' },
      { pathname: '/toolpad/studio/getting-started/installation', title: 'Installation' },
      { pathname: '/toolpad/studio/getting-started/first-app', title: 'Build your first app' },
    ],
  },
  {
    pathname: '/toolpad/studio/concepts',
    title: 'Concepts',
    children: [{ pathname: '/toolpad/studio/concepts/building-ui', title: 'Building UI' }],
  },
  {
    pathname: '/toolpad/studio/reference-group',
    title: 'Reference',
    children: [
      {
        pathname: '/toolpad/studio/reference/api-group',
        title: 'API',
        children: [
          {
            pathname: '/toolpad/studio/reference/api/functions-group',
            subheader: 'Functions',
            children: [
              {
                pathname: '/toolpad/studio/reference/api/create-function',
                title: 'createFunction',
              },
            ],
          },
        ],
      },
    ],
  },
];

export default tree;
