import preloadRoutes from '@docusaurus/core/lib/client/preload';
import { loadSections } from './loadSections';

/**
 * In place of Docusaurus' function of this name: loads the code of the page at an address, whose route is
 * known only when the page's section is there.
 *
 * @param pathname as in the browser's address
 */
export default async function preload(pathname: string): Promise<unknown> {
  await loadSections(pathname);
  return preloadRoutes(pathname);
}
