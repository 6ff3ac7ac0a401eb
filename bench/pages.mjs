/**
 * A page of each kind. `isGuide`: a typical guide; `isDocs`: compared with the same page of stock
 * Docusaurus; `isVisited`: by Lighthouse too; `isOwn`: stock has nothing there.
 *
 * @type {readonly { address: string, kind: string, isGuide?: true, isDocs?: true, isVisited?: true, isOwn?: true }[]}
 */
export const PAGES = [
  { address: '/toolpad/', kind: 'Home', isVisited: true },
  { address: '/toolpad/core/', kind: 'Overview of a product', isOwn: true },
  { address: '/toolpad/studio/how-to-guides/', kind: 'Overview', isVisited: true },
  {
    address: '/toolpad/core/introduction/installation/',
    kind: 'Core guide',
    isGuide: true,
    isDocs: true,
  },
  {
    address: '/toolpad/core/react-dashboard-layout/',
    kind: 'Component, 14 demos',
    isDocs: true,
    isVisited: true,
  },
  {
    address: '/toolpad/core/api/dashboard-layout/',
    kind: 'API',
    isDocs: true,
    isVisited: true,
  },
  {
    address: '/toolpad/studio/concepts/custom-functions/',
    kind: 'Studio guide',
    isGuide: true,
    isDocs: true,
    isVisited: true,
  },
  {
    address: '/toolpad/studio/reference/components/button/',
    kind: 'Studio reference',
    isDocs: true,
  },
];
