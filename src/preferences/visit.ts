import { parseChoice } from './preference';

/**
 * Decides something once a visit, which is what a tab shows until it is closed: the next pages go by what
 * the first one decided (spec 4.3, 5.5). What is kept is the decision, one word of a few, and so nothing
 * that tells one reader from another. Where the browser refuses storage, each page decides for itself.
 *
 * @param name tells decisions apart
 * @param values what may be decided; anything else that was kept counts as nothing
 * @param decide called where nothing was decided yet
 */
export function decideOnceAVisit<Value extends string>(
  name: string,
  values: readonly Value[],
  decide: () => Value,
): Value {
  const key = `visit:${name}`;
  try {
    const kept = parseChoice(values, window.sessionStorage.getItem(key));
    if (kept !== null) {
      return kept;
    }
  } catch {
    // Refused.
  }
  const decision = decide();
  try {
    window.sessionStorage.setItem(key, decision);
  } catch {
    // Refused or full.
  }
  return decision;
}
