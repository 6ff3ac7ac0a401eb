import redirects from './redirects.json';

/**
 * Redirects from URLs that these docs once had. The first match wins. A trailing `*` matches the rest
 * of the path, and `:splat` inserts what it matched. `npm run build` reports invalid entries: a target
 * page or anchor that does not exist, an entry that can never match.
 */
export const OLD_ADDRESSES: readonly (readonly [from: string, to: string])[] =
  Object.entries(redirects);

/** A redirect. */
export interface OldAddressRule {
  /** The old path, with a trailing slash; for a splat rule, the prefix of all paths that it matches. */
  readonly from: string;
  /** Whether the rest of the path is appended. */
  readonly splat: boolean;
  /** The target path, with a trailing slash; for a splat rule, the prefix of the rest. */
  readonly to: string;
  /** The id of the target heading; `null`: the top of the page. */
  readonly anchor: string | null;
}

const PATH = /^\/toolpad\/(?:[a-z0-9._-]+\/)*$/;
const ANCHOR = /^[\w.:-]+$/;

function problemOf(from: string, to: string): string | null {
  const isSplat = from.endsWith('/*');
  const [toPath = '', anchor, ...more] = to.split('#');
  if (!PATH.test(isSplat ? from.slice(0, -1) : from)) {
    return 'an old address is a path such as /toolpad/setup/, or /toolpad/setup/* for all below it';
  }
  if (isSplat !== to.endsWith('/:splat')) {
    return 'an old address that ends in /* leads to one that ends in /:splat, and no other does';
  }
  if (!PATH.test(isSplat ? toPath.replace(/:splat$/, '') : toPath)) {
    return 'the new address is a path such as /toolpad/studio/setup/, with #anchor behind it if needed';
  }
  return (anchor === undefined || ANCHOR.test(anchor)) && more.length === 0
    ? null
    : 'what follows # is the id of one heading';
}

/**
 * Parses the list of redirects into rules.
 *
 * @param entries pairs of an old URL and its target
 * @throws Error that names every malformed entry and what is expected
 */
export function parseOldAddresses(
  entries: readonly (readonly [from: string, to: string])[],
): OldAddressRule[] {
  const problems = entries.flatMap(([from, to], index) => {
    const problem = problemOf(from, to);
    return problem === null ? [] : [`  entry ${index + 1}, ${from} → ${to}: ${problem}`];
  });
  if (problems.length > 0) {
    throw new Error(`Malformed old address\n${problems.join('\n')}`);
  }
  return entries.map(([from, to]) => {
    const [path = '', anchor = null] = to.split('#');
    return {
      from: from.replace(/\*$/, ''),
      splat: from.endsWith('*'),
      to: path.replace(/:splat$/, ''),
      anchor,
    };
  });
}

/** Whether a rule matches a path, which ends in a slash. */
export function isRuleFor(rule: OldAddressRule, path: string): boolean {
  return rule.splat ? path.startsWith(rule.from) : path === rule.from;
}

/** The path that a rule redirects a matching path to, without its anchor. */
export function applyRule(rule: OldAddressRule, path: string): string {
  return rule.to + path.slice(rule.from.length);
}

/** Normalizes a path from an old link: missing slash, file name, capitals. */
function tidyPath(path: string): string {
  return `${path.toLowerCase()}/`.replace(/(?:\/index)?(?:\.html)?\/*$/, '/').replace(/\/+/g, '/');
}

/**
 * Resolves an old URL.
 *
 * @param rules in order of precedence
 * @param path from the browser; compared, never decoded
 * @returns the target path and anchor, whether or not that page exists; `null` when it is not
 *   an old URL
 */
export function resolveOldAddress(
  rules: readonly OldAddressRule[],
  path: string,
): { readonly path: string; readonly anchor: string | null } | null {
  const tidy = tidyPath(path);
  const rule = rules.find((candidate) => isRuleFor(candidate, tidy));
  return rule ? { path: applyRule(rule, tidy), anchor: rule.anchor } : null;
}
