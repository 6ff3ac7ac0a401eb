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
        children: [
          { pathname: '/toolpad/core/react-dashboard-layout', title: 'Dashboard Layout' },
          { pathname: '/toolpad/core/react-page-container', title: 'Page Container' },
        ],
      },
      {
        pathname: '/toolpad/core/authentication-group',
        subheader: 'Authentication',
        children: [
          { pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in Page' },
          { pathname: '/toolpad/core/react-account', title: 'Account' },
        ],
      },
      {
        pathname: '/toolpad/core/utils-group',
        subheader: 'Utils',
        children: [
          { pathname: '/toolpad/core/react-use-dialogs', title: 'useDialogs' },
          { pathname: '/toolpad/core/react-use-notifications', title: 'useNotifications' },
          { pathname: '/toolpad/core/react-use-session', title: 'useSession' },
          { pathname: '/toolpad/core/react-persistent-state', title: 'Persisted state' },
        ],
      },
    ],
  },
];

export default tree;
