import type { NavigationItem } from './src/navigation';

/** Toolpad Core's navigation: every page of `docs-core/`, in reading order (spec 1.2). */
const tree: readonly NavigationItem[] = [
  {
    pathname: '/toolpad/core/intro-group',
    title: 'Introduction',
    children: [
      { pathname: '/toolpad/core/introduction', title: 'Overview' },
      { pathname: '/toolpad/core/introduction/installation', title: 'Installation' },
      { pathname: '/toolpad/core/introduction/base-concepts', title: 'Base concepts' },
    ],
  },
  {
    pathname: '/toolpad/core/components-group',
    title: 'Components',
    children: [
      {
        pathname: '/toolpad/core/provider-group',
        subheader: 'Provider',
        children: [{ pathname: '/toolpad/core/react-app-provider', title: 'App Provider' }],
      },
      {
        pathname: '/toolpad/core/layout-group',
        subheader: 'Layout',
        children: [{ pathname: '/toolpad/core/react-dashboard-layout', title: 'Dashboard Layout' }],
      },
    ],
  },
];

export default tree;
