/**
 * Asks the registry which packages of the lock files have known vulnerabilities, fails for each
 * that is not accepted, and lists those that `advisories.json` lacks, so that it can be updated.
 * Not part of `npm test`: the answer changes without a commit, and not every registry gives one.
 * `npm run check:advisories` needs none.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import jiti from 'jiti';
import { ACCEPTED, LOCK_FILES } from './acceptedAdvisories.mjs';

const load = jiti(import.meta.url);
const { findAcceptance } = load('./acceptance.ts');
const { listMissing, parseSnapshot } = load('./snapshot.ts');

/** The registry's report on a lock file's packages, one entry per advisory. */
function askRegistry(lockFile) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: path.dirname(lockFile),
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout || '{}');
  if (report.vulnerabilities === undefined) {
    process.stderr.write(
      `The registry returned no advisories (${report.message ?? 'no answer'}); nothing was checked.\n`,
    );
    process.exit(2);
  }
  return Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((advisory) => typeof advisory === 'object')
    .map((advisory) => ({ ...advisory, lockFile, id: advisory.url.split('/').at(-1) }));
}

const advisories = LOCK_FILES.flatMap(askRegistry);
const today = new Date().toISOString().slice(0, 10);
const open = advisories.filter(({ lockFile, id }) => {
  const accepted = findAcceptance(lockFile, id, ACCEPTED);
  return accepted === undefined || accepted.until < today;
});
for (const { lockFile, name, severity, title, url } of open) {
  process.stderr.write(`${lockFile}: ${severity}: ${name}: ${title}\n  ${url}\n`);
}
const snapshot = parseSnapshot(
  fs.readFileSync(new URL('advisories.json', import.meta.url), 'utf8'),
);
const missing = listMissing(
  advisories.map(({ id }) => id),
  snapshot,
);
process.stdout.write(missing.length === 0 ? '' : `advisories.json lacks ${missing.join(', ')}.\n`);
process.stdout.write(
  `${open.length} advisories to review, ${advisories.length - open.length} accepted.\n`,
);
process.exit(open.length === 0 ? 0 : 1);
