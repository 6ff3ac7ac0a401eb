import { applyRule, isRuleFor, type OldAddressRule } from '../../../site';

/** What is known of the built site. */
export interface LiveSite {
  /** The path of every page, with its trailing slash. */
  readonly pages: ReadonlySet<string>;
  /** Whether a page has an element with an id. */
  readonly hasAnchor: (page: string, anchor: string) => boolean;
}

function targetProblem(rule: OldAddressRule, { pages, hasAnchor }: LiveSite): string | null {
  if (rule.splat) {
    return [...pages].some((page) => page.startsWith(rule.to))
      ? null
      : `there is no page below ${rule.to}`;
  }
  if (!pages.has(rule.to)) {
    return `there is no page ${rule.to}`;
  }
  return rule.anchor === null || hasAnchor(rule.to, rule.anchor)
    ? null
    : `the page ${rule.to} has no heading with the id "${rule.anchor}"`;
}

function problemOf(
  rule: OldAddressRule,
  earlier: readonly OldAddressRule[],
  all: readonly OldAddressRule[],
  site: LiveSite,
): string | null {
  const shadowing = earlier.find((other) => isRuleFor(other, rule.from));
  if (shadowing) {
    return `it is never reached, because ${nameRule(shadowing)} comes before it`;
  }
  const hidden = [...site.pages].find((page) => isRuleFor(rule, page));
  if (hidden !== undefined) {
    return `it would hide the page ${hidden}`;
  }
  const next = all.find((other) => isRuleFor(other, rule.to));
  if (next) {
    return `it redirects to another old path, ${nameRule(next)}: write the target of that one`;
  }
  return targetProblem(rule, site);
}

/** A rule's old URL as written in the list. */
function nameRule({ from, splat }: OldAddressRule): string {
  return splat ? `${from}*` : from;
}

/**
 * Finds what is wrong with the rules for a site: rules that are never reached, that would hide a page,
 * that lead in a circle or to what is not there.
 *
 * @returns one line for each such rule; empty when each old address leads to a live page
 */
export function checkOldAddresses(rules: readonly OldAddressRule[], site: LiveSite): string[] {
  return rules.flatMap((rule, index) => {
    const problem = problemOf(rule, rules.slice(0, index), rules, site);
    return problem === null ? [] : [`${nameRule(rule)}: ${problem}`];
  });
}

/** An old path and its live target, including the anchor. */
export interface Forward {
  readonly from: string;
  readonly to: string;
}

/**
 * Lists every old path that leads to a live page: a file server knows no patterns, so a splat becomes
 * one path for each page that it can lead to.
 */
export function listForwards(
  rules: readonly OldAddressRule[],
  pages: ReadonlySet<string>,
): Forward[] {
  const targets = new Map<string, string>();
  for (const rule of rules) {
    const paths = rule.splat
      ? [...pages]
          .filter((page) => page.startsWith(rule.to))
          .map((page) => rule.from + page.slice(rule.to.length))
      : [rule.from];
    for (const path of paths.filter((each) => !targets.has(each))) {
      targets.set(path, applyRule(rule, path) + (rule.anchor === null ? '' : `#${rule.anchor}`));
    }
  }
  return [...targets].map(([from, to]) => ({ from, to }));
}
