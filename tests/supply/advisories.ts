import semver from 'semver';
import type { LockedPackage } from './lockFile';
import { findAcceptance, type Acceptance } from './acceptance';
import type { Advisory, Snapshot } from './snapshot';

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
