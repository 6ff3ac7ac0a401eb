import { applyRule, isRuleFor, type OldAddressRule } from '../../../site';

interface LiveSite {
  /** Paths with a trailing slash. */
  readonly pages: ReadonlySet<string>;
  readonly hasAnchor: (page: string, anchor: string) => boolean;
}

/** A rule's old URL, as in the list. */
function nameRule({ from, splat }: OldAddressRule): string {
  return splat ? `${from}*` : from;
}

/** A rule's target anchor with its `#`; empty for the top of the page. */
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
    return `it redirects to another old path, ${nameRule(next)}: use its target instead`;
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

/** Lists invalid rules, one line each: unreachable, hiding a page, chained or without a target. */
export function checkOldAddresses(rules: readonly OldAddressRule[], site: LiveSite): string[] {
  return rules.flatMap((rule, index) => {
    const problem = problemOf(rule, index, rules, site);
    return problem === null ? [] : [`${nameRule(rule)}: ${problem}`];
  });
}

/** Expands rules into single paths, anchors included: file servers know no patterns. */
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
