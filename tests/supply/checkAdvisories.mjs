/**
 * Checks the packages of all lock files against the advisories in `advisories.json`, offline, and
 * fails for each that is not accepted. Dates are compared with that of the last commit, or with the
 * one given (`npm run check:advisories -- 2027-01-31`), so a commit always gets the same result.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import jiti from 'jiti';
import { ACCEPTED, LOCK_FILES } from './acceptedAdvisories.mjs';

const load = jiti(import.meta.url);
const { findAdvisories, listProblems } = load('./advisories.ts');
const { parseSnapshot } = load('./snapshot.ts');
const { parseLockFile } = load('./lockFile.ts');

const today =
  process.argv[2] ??
  execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
if (Number.isNaN(Date.parse(today))) {
  process.stderr.write(`Not a date: "${today}". Pass one such as 2027-01-31.\n`);
  process.exit(2);
}

const snapshot = parseSnapshot(
  fs.readFileSync(new URL('advisories.json', import.meta.url), 'utf8'),
);
const findings = LOCK_FILES.flatMap((lockFile) =>
  findAdvisories(lockFile, parseLockFile(fs.readFileSync(lockFile, 'utf8')), snapshot),
);
const problems = listProblems(findings, ACCEPTED, snapshot, today);
for (const problem of problems) {
  process.stderr.write(`${problem}\n`);
}
process.stdout.write(
  `${snapshot.advisories.length} advisories as of ${snapshot.asOf}, checked for ${today}: ${problems.length} problems, ${findings.length} matches in all.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
