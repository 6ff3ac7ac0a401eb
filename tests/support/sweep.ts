/**
 * Sweeps: tests that repeat, on another page, demo, file or fault, what one test has already shown,
 * and what no reader would notice. `npm test` leaves them out; `npm test -- --all` runs them too.
 */

/** Playwright's details of a test, which tag it if it only repeats another one. */
export function sweepIf(isRepetition: boolean): { tag: string[] } {
  return { tag: isRepetition ? ['@sweep'] : [] };
}

/** Folders of pages that are built of the same parts, whatever their subject. */
const ALIKE: readonly (readonly [folders: RegExp, kind: string])[] = [
  [/^core\/react-[^/]+/, 'guide'],
  [/^(?:core\/api|studio\/reference\/\w+)\/(?=.)/, 'reference/'],
  [
    /^(?:core\/(?:guides|integrations|introduction)|studio\/(?:concepts|examples|getting-started|how-to-guides))\/(?=.)/,
    'text/',
  ],
];

/** Pages of a kind share a folder, or are in folders that are alike; a product's first page is alone. */
function kindOf(address: string): string {
  const place = address.replace(/^\/toolpad\//, '');
  const alike = ALIKE.reduce((name, [folders, kind]) => name.replace(folders, kind), place);
  const isAlone = alike === 'guide/' || /^(?:[^/]+\/)?$/.test(alike);
  return isAlone ? alike : alike.replace(/[^/]+\/$/, '*');
}

/** The first page of each kind, by URL path. */
export function oneOfEachKind(addresses: readonly string[]): readonly string[] {
  const kinds = addresses.map(kindOf);
  return addresses.filter((address, place) => kinds.indexOf(kindOf(address)) === place);
}
