/** The browser's own address in place of Docusaurus' router. */
export function useLocation(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}
