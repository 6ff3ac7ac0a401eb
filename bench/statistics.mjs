/** The middle value, or the mean of the two middle ones. */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Calls a function several times in sequence, and returns the results. */
export async function repeat(times, measure) {
  const results = [];
  for (let index = 0; index < times; index += 1) {
    results.push(await measure(index));
  }
  return results;
}

/**
 * Pseudorandom numbers, the same for the same seed on every machine (mulberry32).
 *
 * @param {number} seed
 * @returns {{ below: (limit: number) => number, pick: <T>(values: readonly T[]) => T }}
 */
export function randomFrom(seed) {
  let state = Math.imul(seed, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return { below, pick: (values) => values[below(values.length)] };
}
