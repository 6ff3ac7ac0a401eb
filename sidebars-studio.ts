import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { productById, treeToSidebar, type NavigationItem } from './src/navigation';

/** Toolpad Studio's navigation: every page of `docs-studio/`, in reading order (spec 1.2). */
export const studioTree: readonly NavigationItem[] = [
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

const sidebars: SidebarsConfig = {
  studio: treeToSidebar(studioTree, productById('toolpad-studio')),
};

export default sidebars;
