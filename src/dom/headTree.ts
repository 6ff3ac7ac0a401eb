/**
 * The product that a path is below; the first for others.
 *
 * @param segments of the products' paths, each with what to return
 */
export function productOfPath<Id>(
  pathname: string,
  segments: readonly (readonly [segment: string, id: Id])[],
): Id | undefined {
  const second = pathname.split('/').filter(Boolean)[1];
  return (segments.find(([segment]) => segment === second) ?? segments[0])?.[1];
}

/**
 * Sets the product of a page that the build could not know, the 404 page, on `<html>` before the
 * first paint; for the head of every page.
 */
export function showTree(segments: readonly (readonly [segment: string, id: string])[]): void {
  document.documentElement.dataset.tree ??= productOfPath(location.pathname, segments);
}
