import { resolveOldAddress, type NavigationPage, type OldAddressRule } from '../../site';

interface Forward {
  /** The path it leads to, with its trailing slash. */
  readonly path: string;
  /** The same with the reader's query, and the reader's hash or else the rule's. */
  readonly address: string;
  /** Whether there is such a page. */
  readonly isLive: boolean;
}

/**
 * Where a dead address leads when it is an old one, in whatever form: without its slash, as a file, in
 * capitals, or with a rest that a splat carries over to no page.
 *
 * @returns `null` when it is no old address
 */
export function forwardOldAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  rules: readonly OldAddressRule[],
  pages: readonly NavigationPage[],
): Forward | null {
  const target = resolveOldAddress(rules, pathname);
  if (!target) {
    return null;
  }
  const ruleHash = target.anchor === null ? '' : `#${target.anchor}`;
  return {
    path: target.path,
    address: target.path + search + (hash || ruleHash),
    isLive: pages.some((page) => `${page.pathname}/` === target.path),
  };
}
