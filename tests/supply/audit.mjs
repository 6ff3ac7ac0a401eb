/**
 * Asks the registry which installed packages have known holes, and fails for each that is not accepted
 * below. Not a part of `npm test`: its answer changes without a commit, and not every registry gives
 * one.
 */
import { spawnSync } from 'node:child_process';

/**
 * Holes that stay for now, by advisory, each with the reason why it cannot hurt here and the date on
 * which to look again: `'GHSA-xxxx-xxxx-xxxx': { reason: '…', until: '2027-01-31' }`.
 */
const ACCEPTED = {};

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const report = JSON.parse(stdout || '{}');
if (report.vulnerabilities === undefined) {
  process.stderr.write(
    `The registry gives no advisories (${report.message ?? 'no answer'}): nothing was checked.\n`,
  );
  process.exit(2);
}

const advisories = Object.values(report.vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((advisory) => typeof advisory === 'object');
const today = new Date().toISOString().slice(0, 10);
const open = advisories.filter(({ url }) => {
  const accepted = ACCEPTED[url.split('/').at(-1)];
  return accepted === undefined || accepted.until < today;
});
for (const { name, severity, title, url } of open) {
  process.stderr.write(`${severity}: ${name}: ${title}\n  ${url}\n`);
}
process.stdout.write(
  `${open.length} holes to look at, ${advisories.length - open.length} accepted.\n`,
);
process.exit(open.length === 0 ? 0 : 1);
