import preloadPage from './preload';

const preloaded = new Set<string>();

const isSlowConnection = (): boolean => {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
};

/**
 * In place of Docusaurus' object of this name, which its links call: `preload` when a reader points at
 * a link, which is soon enough to have the page at the click; `prefetch` when a link is on the screen,
 * which from a sidebar are dozens, so it loads nothing.
 */
const docusaurus = Object.freeze({
  prefetch: () => false,
  preload(pathname: string): false | Promise<unknown> {
    if (isSlowConnection() || preloaded.has(pathname)) {
      return false;
    }
    preloaded.add(pathname);
    return preloadPage(pathname);
  },
});

export default docusaurus;
