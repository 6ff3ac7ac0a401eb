/**
 * Numbers that look random and are the same for the same seed, on every machine (mulberry32).
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
