/**
 * Sweeps: tests that repeat, on another page, demo, file or fault, what one test has already shown,
 * and what no reader would notice. `npm test` leaves them out; `npm test -- --all` runs them too.
 */

/** Playwright's details of a test, which tag it if it only repeats another one. */
export function sweepIf(isRepetition: boolean): { tag: string[] } {
  return { tag: isRepetition ? ['@sweep'] : [] };
}

/** Pages of a kind share a folder; guides to components, each in its own, are a kind, too. */
function kindOf(address: string): string {
  const guide = address.replace(/^\/toolpad\/core\/react-[^/]+/, 'guide');
  const isAlone = guide === 'guide/' || /^\/toolpad\/(?:[^/]+\/)?$/.test(guide);
  return isAlone ? guide : guide.replace(/[^/]+\/$/, '*');
}

/** The first page of each kind, by URL path. */
export function oneOfEachKind(addresses: readonly string[]): readonly string[] {
  const kinds = addresses.map(kindOf);
  return addresses.filter((address, place) => kinds.indexOf(kindOf(address)) === place);
}
