import { applyRule, isRuleFor, type OldAddressRule } from '../../../site';

/** What is known of the built site. */
interface LiveSite {
  /** The path of every page, with its trailing slash. */
  readonly pages: ReadonlySet<string>;
  /** Whether a page has an element with an id. */
  readonly hasAnchor: (page: string, anchor: string) => boolean;
}

/** A rule's old URL as written in the list. */
function nameRule({ from, splat }: OldAddressRule): string {
  return splat ? `${from}*` : from;
}

/** The anchor that a rule leads to, with its `#`; empty for the top of the page. */
export function hashOf({ anchor }: OldAddressRule): string {
  return anchor === null ? '' : `#${anchor}`;
}

function problemOf(
  rule: OldAddressRule,
  index: number,
  rules: readonly OldAddressRule[],
  { pages, hasAnchor }: LiveSite,
): string | null {
  const { from, to, splat, anchor } = rule;
  const shadowing = rules.slice(0, index).find((other) => isRuleFor(other, from));
  if (shadowing) {
    return `it is never reached, because ${nameRule(shadowing)} comes before it`;
  }
  const hidden = [...pages].find((page) => isRuleFor(rule, page));
  if (hidden !== undefined) {
    return `it would hide the page ${hidden}`;
  }
  const next = rules.find((other) => isRuleFor(other, to));
  if (next) {
    return `it redirects to another old path, ${nameRule(next)}: write the target of that one`;
  }
  if (splat) {
    return [...pages].some((page) => page.startsWith(to)) ? null : `there is no page below ${to}`;
  }
  if (!pages.has(to)) {
    return `there is no page ${to}`;
  }
  return anchor === null || hasAnchor(to, anchor)
    ? null
    : `the page ${to} has no heading with the id "${anchor}"`;
}

/**
 * Finds what is wrong with the rules for a site: rules that are never reached, that would hide a page,
 * that lead in a circle or to what is not there.
 *
 * @returns one line for each such rule; empty when each old address leads to a live page
 */
export function checkOldAddresses(rules: readonly OldAddressRule[], site: LiveSite): string[] {
  return rules.flatMap((rule, index) => {
    const problem = problemOf(rule, index, rules, site);
    return problem === null ? [] : [`${nameRule(rule)}: ${problem}`];
  });
}

/**
 * Lists every old path that leads to a live page, with its target and anchor: a file server knows no
 * patterns, so a splat becomes one path for each page that it can lead to.
 */
export function listForwards(
  rules: readonly OldAddressRule[],
  pages: ReadonlySet<string>,
): { readonly from: string; readonly to: string }[] {
  const targets = new Map<string, string>();
  for (const rule of rules) {
    const rests = rule.splat
      ? [...pages]
          .filter((page) => page.startsWith(rule.to))
          .map((page) => page.slice(rule.to.length))
      : [''];
    for (const path of rests.map((rest) => rule.from + rest)) {
      targets.set(path, targets.get(path) ?? applyRule(rule, path) + hashOf(rule));
    }
  }
  return [...targets].map(([from, to]) => ({ from, to }));
}
