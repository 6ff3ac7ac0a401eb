/**
 * For the page at an old URL: redirects, keeping query and hash. The reader's hash wins over the
 * rule's, unlike in a server's redirect, where browsers prefer the rule's.
 */
export function forward(): void {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const to = new URL(String(dataset.to), location.origin);
  location.replace(to.pathname + location.search + (location.hash || to.hash));
}
