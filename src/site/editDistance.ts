/** How many letters must be added, left out or replaced to make one text of the other. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The name that someone most likely meant.
 *
 * @param asked what was written
 * @param names the names there are
 * @returns the nearest name; `null` when none is alike
 */
export function nearestName(asked: string, names: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Math.max(2, Math.floor(asked.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(asked.toLowerCase(), name.toLowerCase());
    if (distance < least) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}
