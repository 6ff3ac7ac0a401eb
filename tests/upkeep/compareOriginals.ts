import type { Original, Originals } from './originals';

/** What is known about our components: the list, the files, the installed packages, the reasons. */
export interface Swizzling {
  /** `src/theme/originals.json`. */
  readonly recorded: Originals;
  /** The components in `src/theme`. */
  readonly ours: readonly string[];
  /** Finds the original that Docusaurus has now. */
  readonly find: (name: string) => Original | null;
  /** The text of src/theme/README.md. */
  readonly reasons: string;
}

const UPDATE = 'npm run check:swizzled -- --update';

/** The components in the table of src/theme/README.md that says why each was replaced. */
function componentsWithReason(reasons: string): string[] {
  return reasons
    .split('\n')
    .flatMap((row) => /^\|([^|]+)\|/.exec(row)?.[1] ?? [])
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

function describeChange(name: string, before: Original, now: Original): string {
  const versions = [before, now].map((each) => `--diff=${each.package}@${each.version}`).join(' ');
  return [
    `${name}: Docusaurus changed the original (${before.version} → ${now.version}).`,
    `  See what changed:   npm diff ${versions} ${now.path}`,
    `  Take it over where it matters in src/theme/${name}, look at it in the browser, then:`,
    `  ${UPDATE} ${name}`,
  ].join('\n');
}

function checkComponent(name: string, { recorded, find }: Swizzling): string[] {
  const before = recorded[name];
  const now = find(name);
  if (now === null) {
    return [
      `${name}: Docusaurus has no such component any more, so src/theme/${name} is unused. Find what replaced it, or delete it.`,
    ];
  }
  if (before === undefined) {
    return [
      `${name}: src/theme/${name} is not in src/theme/originals.json. Record it: ${UPDATE} ${name}`,
    ];
  }
  const isSame = before.hash === now.hash && before.package === now.package;
  return isSame ? [] : [describeChange(name, before, now)];
}

/**
 * What a maintainer has to look at: originals that changed, components that are not listed or do
 * not exist, and reasons that are missing or obsolete.
 *
 * @returns a message for each, with what to do
 */
export function compareOriginals(swizzling: Swizzling): string[] {
  const { recorded, ours, reasons } = swizzling;
  const explained = componentsWithReason(reasons);
  return [
    ...ours.flatMap((name) => checkComponent(name, swizzling)),
    ...Object.keys(recorded)
      .filter((name) => !ours.includes(name))
      .map(
        (name) =>
          `${name}: is in src/theme/originals.json, but there is no src/theme/${name}. Remove it from the list: ${UPDATE} ${name}`,
      ),
    ...ours
      .filter((name) => !explained.includes(name))
      .map((name) => `${name}: no reason in src/theme/README.md. Add a row.`),
    ...explained
      .filter((name) => !ours.includes(name))
      .map(
        (name) =>
          `${name}: has a row in src/theme/README.md but no src/theme/${name}. Delete the row.`,
      ),
  ];
}

/**
 * The list after a review.
 *
 * @param names the reviewed components; none means all
 */
export function updateOriginals(
  { recorded, ours, find }: Swizzling,
  names: readonly string[],
): Originals {
  const isReviewed = (name: string) => names.length === 0 || names.includes(name);
  const entries = ours.flatMap((name) => {
    const entry = isReviewed(name) ? find(name) : recorded[name];
    return entry ? [[name, entry] as const] : [];
  });
  const gone = Object.entries(recorded).filter(
    ([name]) => !ours.includes(name) && !isReviewed(name),
  );
  return Object.fromEntries([...entries, ...gone].sort(([one], [other]) => (one < other ? -1 : 1)));
}
