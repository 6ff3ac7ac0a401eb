/**
 * A page of each kind. `isDocs`: text that every site has; `isLight`: its script has its own limit;
 * `isVisited`: Lighthouse visits it, too; `isOwn`: stock has no such page;
 * `hasDemo`: a demo is on its first screen.
 *
 * @type {readonly { address: string, kind: string, isDocs?: true, isLight?: true, isVisited?: true, isOwn?: true, hasDemo?: true }[]}
 */
export const PAGES = [
  { address: '/toolpad/', kind: 'Home', isVisited: true },
  { address: '/toolpad/core/', kind: 'Overview of a product', isOwn: true },
  { address: '/toolpad/studio/how-to-guides/', kind: 'Overview', isVisited: true },
  {
    address: '/toolpad/core/introduction/installation/',
    kind: 'Core guide',
    isDocs: true,
    isLight: true,
    isVisited: true,
  },
  {
    address: '/toolpad/core/react-dashboard-layout/',
    kind: 'Component, 14 demos',
    hasDemo: true,
    isDocs: true,
    isVisited: true,
  },
  {
    address: '/toolpad/core/api/dashboard-layout/',
    kind: 'API',
    isDocs: true,
    isLight: true,
    isVisited: true,
  },
  {
    address: '/toolpad/studio/concepts/custom-functions/',
    kind: 'Studio guide',
    isDocs: true,
    isLight: true,
    isVisited: true,
  },
  {
    address: '/toolpad/studio/reference/components/button/',
    kind: 'Studio reference',
    isDocs: true,
  },
];
