import type { OldAddressRule } from '../../../site';

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function hashOf({ anchor }: OldAddressRule): string {
  return anchor === null ? '' : `#${anchor}`;
}

/**
 * The rules as a `_redirects` file: one rule a line, the first that matches counts, queries are kept
 * by the hosts. Cloudflare compares addresses as they are, so each stands with and without its slash,
 * and takes few lines after the first splat, so those come last.
 *
 * @param status `301`; `301!` on Netlify, which otherwise prefers the forwarding pages to the rules and
 *   which alone knows the `!`
 */
export function redirectsFile(rules: readonly OldAddressRule[], status: '301' | '301!'): string {
  const exact = rules.flatMap((rule) =>
    [rule.from, withoutSlash(rule.from)].map((path) => `${path} ${rule.to}${hashOf(rule)}`),
  );
  const splats = rules.filter(({ splat }) => splat).map(({ from, to }) => `${from}* ${to}:splat`);
  return [...exact, ...splats].map((line) => `${line} ${status}\n`).join('');
}

/** What the rest of an old path may hold: nothing that could break out of the header it ends up in. */
const REST = '[\\w.-]+(?:/[\\w.-]+)*';

function escapeForPattern(text: string): string {
  return text.replace(/[.]/g, '\\.');
}

/**
 * The rules as the inside of an nginx `map $uri $moved_to { … }`. A value is the whole address with
 * the query in its place before the hash, so `return 301 $moved_to` is all there is to do.
 */
export function nginxMap(rules: readonly OldAddressRule[]): string {
  const values = new Map<string, string>();
  for (const rule of rules) {
    const { from, to, splat } = rule;
    const entries = [from, withoutSlash(from)].map((path) => [
      path,
      `${to}$is_args$args${hashOf(rule)}`,
    ]);
    if (splat) {
      entries.push([
        `"~^${escapeForPattern(from)}(?<old_rest>${REST})/?$"`,
        `${to}$old_rest/$is_args$args`,
      ]);
    }
    for (const [key = '', value = ''] of entries) {
      // nginx refuses a key that stands twice; the first of them counts, as everywhere.
      values.set(key, values.get(key) ?? value);
    }
  }
  return [...values].map(([key, value]) => `${key} "${value}";\n`).join('');
}
