import semver from 'semver';
import type { LockedPackage } from './lockFile';
import { findAcceptance, type Acceptance } from './acceptance';
import type { Advisory, Snapshot } from './snapshot';

/** An advisory that affects one version of a package in a lock file. */
export interface Finding {
  readonly lockFile: string;
  readonly advisory: Advisory;
  readonly version: string;
  readonly folders: readonly string[];
}

/** Days after which a snapshot is too old to rely on. */
const MAX_AGE = 180;
const DAY_LENGTH = 24 * 60 * 60 * 1000;

/**
 * The advisories that affect packages of a lock file, one finding per version.
 *
 * @param lockFile its path, for messages
 */
export function findAdvisories(
  lockFile: string,
  packages: readonly LockedPackage[],
  { advisories }: Snapshot,
): Finding[] {
  return advisories.flatMap((advisory) => {
    const affected = packages.filter(
      ({ name, version }) =>
        name === advisory.package &&
        semver.satisfies(version, advisory.vulnerable, { includePrerelease: true }),
    );
    return [...new Set(affected.map(({ version }) => version))].map((version) => ({
      lockFile,
      advisory,
      version,
      folders: affected.filter((locked) => locked.version === version).map(({ folder }) => folder),
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
      ? '  If neither works and it does no harm, accept it in tests/supply/acceptedAdvisories.mjs.'
      : `  It was accepted until ${accepted.until}: ${accepted.reason}`,
  ].join('\n');
}

/**
 * Problems as of a day: advisories that are not, or no longer, accepted, acceptances that no
 * package needs, and an outdated snapshot. Each entry is a message for people.
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
    age > MAX_AGE
      ? [
          `tests/supply/advisories.json dates from ${asOf} and is ${age} days old: update it (npm run audit lists what it lacks).`,
        ]
      : [];
  return [...open, ...unused, ...stale];
}
