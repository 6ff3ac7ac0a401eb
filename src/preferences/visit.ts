import { readVisitItem, writeVisitItem } from './browserStorage';
import { parseChoice } from './preference';

/**
 * Decides something once per visit, that is, until the tab is closed: later pages reuse the first page's
 * decision (spec 4.3, 5.5). Only the decision is stored, one of a few words, so it identifies nobody. If the
 * browser refuses storage, each page decides for itself.
 *
 * @param name identifies the decision
 * @param values the possible decisions; any other stored value is ignored
 * @param decide makes the decision; called at most once
 */
export function decideOnceAVisit<Value extends string>(
  name: string,
  values: readonly Value[],
  decide: () => Value,
): Value {
  const key = `visit:${name}`;
  const kept = parseChoice(values, readVisitItem(key));
  if (kept !== null) {
    return kept;
  }
  const decision = decide();
  writeVisitItem(key, decision);
  return decision;
}
