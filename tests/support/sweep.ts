/**
 * Sweeps: tests that repeat, on one more page, demo, file or fault, what another test shows on the
 * first. `npm test` leaves them out, `npm test -- --all` runs them too.
 */

/** Details of a test: part of a sweep, by its tag, if it only repeats another test. */
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
