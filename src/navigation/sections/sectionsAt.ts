/**
 * Which sections of the sidebar the page at an address needs.
 *
 * @param addresses from the address of a folder (with a slash at its end) or an overview (without one) to
 *   the numbers of its sections
 * @param pathname with or without its slash, or as a file
 */
export function sectionsAt(
  addresses: Readonly<Record<string, readonly number[]>>,
  pathname: string,
): number[] {
  const address = pathname.replace(/\/(?:index\.html)?$/, '');
  const folder = address.replace(/[^/]*$/, '');
  return [...new Set([...(addresses[address] ?? []), ...(addresses[folder] ?? [])])];
}
