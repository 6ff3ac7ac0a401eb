/** The value in the middle; of two, the mean. */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Calls a function several times, one call after the other, and gives what the calls gave. */
export async function repeat(times, measure) {
  const results = [];
  for (let index = 0; index < times; index += 1) {
    results.push(await measure(index));
  }
  return results;
}
