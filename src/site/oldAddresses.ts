import redirects from './redirects.json';

/**
 * Addresses these docs once had, each with the one it leads to now. The first that matches counts. A
 * `*` at the end stands for the rest of the path, `:splat` for what it matched. `npm run build` says
 * what is wrong with an entry: a page or an anchor that is not there, an entry that is never reached.
 */
export const OLD_ADDRESSES: readonly (readonly [from: string, to: string])[] =
  Object.entries(redirects);

/** Where an old address leads. */
export interface OldAddressRule {
  /** The old path, with its trailing slash; with a splat, what all the paths it is for begin with. */
  readonly from: string;
  /** Whether the rest of the path is carried over. */
  readonly splat: boolean;
  /** The path it leads to now, with its trailing slash; with a splat, what the rest is put behind. */
  readonly to: string;
  /** The id of the heading it leads to; `null`: the top of the page. */
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
 * Turns the list of old addresses into rules.
 *
 * @param entries pairs of an old address and the one it leads to
 * @throws Error naming every malformed entry, what is wrong and what would be right
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

/** Whether a rule is for a path; the path ends in a slash. */
export function isRuleFor(rule: OldAddressRule, path: string): boolean {
  return rule.splat ? path.startsWith(rule.from) : path === rule.from;
}

/** Where a rule leads from a path that it is for, without its anchor. */
export function applyRule(rule: OldAddressRule, path: string): string {
  return rule.to + path.slice(rule.from.length);
}

/** A path as old links may have it: without its slash, as a file, in capitals. */
function tidyPath(path: string): string {
  return `${path.toLowerCase()}/`.replace(/(?:\/index)?(?:\.html)?\/*$/, '/').replace(/\/+/g, '/');
}

/**
 * Finds where an old address leads.
 *
 * @param rules in the order in which they count
 * @param path as the browser has it; compared, never decoded
 * @returns the path and the anchor it leads to, whether there is such a page or not; `null` when it is
 *   no old address
 */
export function resolveOldAddress(
  rules: readonly OldAddressRule[],
  path: string,
): { readonly path: string; readonly anchor: string | null } | null {
  const tidy = tidyPath(path);
  const rule = rules.find((candidate) => isRuleFor(candidate, tidy));
  return rule ? { path: applyRule(rule, tidy), anchor: rule.anchor } : null;
}
