import semver from 'semver';
import { z } from 'zod';
import type { LockedPackage } from '../../src/plugins/supplyChain/lockFile';

const DAY = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const snapshotSchema = z.object({
  /** The day of the newest source that was looked at. */
  asOf: DAY,
  advisories: z.array(
    z.object({
      id: z.string().regex(/^(?:GHSA(?:-[0-9a-z]{4}){3}|CVE-\d{4}-\d{4,})$/),
      package: z.string(),
      severity: z.enum(['low', 'moderate', 'high', 'critical', 'unknown']),
      title: z.string(),
      vulnerable: z.string().refine((range) => semver.validRange(range) !== null, 'no range'),
      patched: z.array(z.string().refine((version) => semver.valid(version) !== null)),
      /** Threads that state the range and the patched versions, as `owner/repository#number`. */
      source: z.string(),
    }),
  ),
});

/** Published advisories as they were known on a day. */
export type Snapshot = z.infer<typeof snapshotSchema>;
/** A published hole of a package. */
type Advisory = Snapshot['advisories'][number];

/** Advisories that stay in one lock file for now, because they cannot hurt there. */
export interface Acceptance {
  readonly lockFile: string;
  readonly ids: readonly string[];
  readonly reason: string;
  /** The last day on which it is accepted, such as `2027-01-31`. */
  readonly until: string;
}

/** An advisory that one version of a package in a lock file has. */
export interface Finding {
  readonly lockFile: string;
  readonly advisory: Advisory;
  readonly version: string;
  readonly folders: readonly string[];
}

/** Days after which a snapshot is too old to rely on. */
const LONGEST_AGE = 180;
const DAY_LENGTH = 24 * 60 * 60 * 1000;

/**
 * The snapshot that a JSON file holds.
 *
 * @throws Error when it is none
 */
export function parseSnapshot(text: string): Snapshot {
  const snapshot = snapshotSchema.safeParse(JSON.parse(text));
  if (!snapshot.success) {
    const [issue] = snapshot.error.issues;
    throw new Error(`Advisories: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  return snapshot.data;
}

/**
 * The advisories that packages of a lock file have, one finding a version.
 *
 * @param lockFile its path, for what is said about it
 */
export function findAdvisories(
  lockFile: string,
  packages: readonly LockedPackage[],
  { advisories }: Snapshot,
): Finding[] {
  return advisories.flatMap((advisory) => {
    const hit = packages.filter(
      ({ name, version }) =>
        name === advisory.package &&
        semver.satisfies(version, advisory.vulnerable, { includePrerelease: true }),
    );
    return [...new Set(hit.map(({ version }) => version))].map((version) => ({
      lockFile,
      advisory,
      version,
      folders: hit.filter((locked) => locked.version === version).map(({ folder }) => folder),
    }));
  });
}

/** The acceptance of an advisory in a lock file, if there is one, whether its time is over or not. */
function findAcceptance(
  lockFile: string,
  id: string,
  acceptances: readonly Acceptance[],
): Acceptance | undefined {
  return acceptances.find(
    (accepted) => accepted.lockFile === lockFile && accepted.ids.includes(id),
  );
}

function describeFinding(
  { lockFile, advisory, version, folders }: Finding,
  accepted: Acceptance | undefined,
): string {
  const { id, package: name, severity, title, patched } = advisory;
  const manifest = lockFile.replace('package-lock.json', 'package.json');
  return [
    `${lockFile}: ${name}@${version} has ${id} (${severity}): ${title}.`,
    `  It is in ${folders.join(', ')}, patched in ${patched.join(', ')}.`,
    `  Update it, or pin it under "overrides" in ${manifest}, and install.`,
    accepted === undefined
      ? '  When neither works and it cannot hurt, accept it in tests/supply/acceptedAdvisories.mjs.'
      : `  It was accepted until ${accepted.until}: ${accepted.reason}`,
  ].join('\n');
}

/**
 * What is wrong on a day: advisories that are not accepted (any more), acceptances of nothing, and a
 * snapshot that is too old. Each entry is for a person to read.
 */
export function listProblems(
  findings: readonly Finding[],
  acceptances: readonly Acceptance[],
  { asOf }: Snapshot,
  today: string,
): string[] {
  const open = findings.flatMap((finding) => {
    const accepted = findAcceptance(finding.lockFile, finding.advisory.id, acceptances);
    return accepted !== undefined && today <= accepted.until
      ? []
      : [describeFinding(finding, accepted)];
  });
  const unused = acceptances.flatMap(({ lockFile, ids }) =>
    ids
      .filter((id) => !findings.some((f) => f.lockFile === lockFile && f.advisory.id === id))
      .map(
        (id) =>
          `${lockFile}: ${id} is accepted, but no package has it: remove it from tests/supply/acceptedAdvisories.mjs.`,
      ),
  );
  const age = Math.floor((Date.parse(today) - Date.parse(asOf)) / DAY_LENGTH);
  const stale =
    age > LONGEST_AGE
      ? [
          `tests/supply/advisories.json is of ${asOf}, ${age} days old: bring it up to date (npm run audit lists what it lacks).`,
        ]
      : [];
  return [...open, ...unused, ...stale];
}

/** The advisories that a registry names and a snapshot lacks, each once. */
export function listMissing(ids: readonly string[], { advisories }: Snapshot): string[] {
  return [...new Set(ids)].filter((id) => !advisories.some((advisory) => advisory.id === id));
}
