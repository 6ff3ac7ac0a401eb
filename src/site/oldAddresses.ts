import redirects from './redirects.json';

export interface OldAddressRule {
  /** With a trailing slash; for a splat rule, a prefix. */
  readonly from: string;
  /** Whether the rest of the path is appended. */
  readonly splat: boolean;
  /** With a trailing slash; for a splat rule, the prefix of the rest. */
  readonly to: string;
  /** Id of the target heading; `null` for the top of the page. */
  readonly anchor: string | null;
}

type Entry = readonly [from: string, to: string];

/**
 * Redirects from former URLs; the first match wins. A trailing `*` matches the rest of the path,
 * which `:splat` inserts. `npm run build` reports missing targets and entries that never match.
 */
export const OLD_ADDRESSES: readonly Entry[] = Object.entries(redirects);

const PATH = /^\/toolpad\/(?:[a-z0-9._-]+\/)*$/;
const ANCHOR = /^[\w.:-]+$/;

/** The rule of an entry, or its problem. */
function parseEntry([oldAddress, newAddress]: Entry): OldAddressRule | string {
  const splat = oldAddress.endsWith('/*');
  const from = splat ? oldAddress.slice(0, -1) : oldAddress;
  const [path = '', anchor = null, ...more] = newAddress.split('#');
  const to = splat ? path.replace(/:splat$/, '') : path;
  if (!PATH.test(from)) {
    return 'an old path must look like /toolpad/setup/, or /toolpad/setup/* for everything below it';
  }
  if (splat !== newAddress.endsWith('/:splat')) {
    return 'a path ending in /* must redirect to one ending in /:splat, and vice versa';
  }
  if (!PATH.test(to)) {
    return 'the new path must look like /toolpad/studio/setup/, optionally followed by #anchor';
  }
  if (more.length > 0 || (anchor !== null && !ANCHOR.test(anchor))) {
    return 'what follows # must be the id of one heading';
  }
  const rule: OldAddressRule = { from, splat, to, anchor };
  return rule;
}

/** Parses redirects into rules; throws an error that lists every malformed entry. */
export function parseOldAddresses(entries: readonly Entry[]): OldAddressRule[] {
  const parsed = entries.map(parseEntry);
  const rules = parsed.filter((rule) => typeof rule !== 'string');
  if (rules.length < entries.length) {
    const problems = parsed.flatMap((problem, index) =>
      typeof problem === 'string'
        ? [`\n  entry ${index + 1}, ${entries[index]?.join(' → ')}: ${problem}`]
        : [],
    );
    throw new Error(`Malformed old address${problems.join('')}`);
  }
  return rules;
}

/** Whether a rule matches a path, which ends in a slash. */
export function isRuleFor(rule: OldAddressRule, path: string): boolean {
  return rule.splat ? path.startsWith(rule.from) : path === rule.from;
}

/** The target path for a matching path, without the anchor. */
export function applyRule(rule: OldAddressRule, path: string): string {
  return rule.to + path.slice(rule.from.length);
}

/**
 * Resolves an old path, also without its slash, as a file, or in capitals.
 *
 * @param path from the browser; compared, never decoded
 * @returns the target, whether or not that page exists; `null` when it is not an old URL
 */
export function resolveOldAddress(
  rules: readonly OldAddressRule[],
  path: string,
): { readonly path: string; readonly anchor: string | null } | null {
  const tidy = `${path.toLowerCase()}/`
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '/')
    .replace(/\/+/g, '/');
  const rule = rules.find((candidate) => isRuleFor(candidate, tidy));
  return rule ? { path: applyRule(rule, tidy), anchor: rule.anchor } : null;
}
