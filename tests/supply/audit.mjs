/**
 * Reports what changes without a commit. It asks the registry which packages of
 * the lock files have known vulnerabilities, and prints, as Markdown, those that are not accepted,
 * acceptances that are due, and Node releases that are about to lose support. Fails if there is
 * anything to do. It needs no installed package; `.github/workflows/weekly.yml` runs it and opens an
 * issue. Not part of `npm test`: a commit that passed must keep passing.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ACCEPTED, LOCK_FILES, NODE_RELEASES } from './accepted.mjs';

/** Days before a date on which somebody is told of it. */
const NOTICE = 60;
const DAY_LENGTH = 24 * 60 * 60 * 1000;

/**
 * @typedef {{ lockFile: string, id: string, name: string, severity: string, title: string, url: string }} Finding
 * an advisory that affects a package of a lock file
 */

/**
 * The advisories in a report of `npm audit --json`.
 *
 * @param {string} lockFile its path, for messages
 * @param {string} output what the command printed
 * @returns {Finding[]} each advisory once
 * @throws Error if the registry gave no report
 */
export function readReport(lockFile, output) {
  const report = JSON.parse(output || '{}');
  if (report.vulnerabilities === undefined) {
    throw new Error(`${lockFile}: the registry gave no report (${report.message ?? 'no answer'})`);
  }
  const found = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((advisory) => typeof advisory === 'object')
    .map(({ name, severity, title, url }) => ({
      ...{ lockFile, name, severity, title, url },
      id: url.split('/').at(-1),
    }));
  return [...new Map(found.map((finding) => [finding.id, finding])).values()];
}

/**
 * What somebody has to do, one Markdown list item each; empty if nothing.
 *
 * @param {readonly Finding[]} findings of all lock files
 * @param {typeof ACCEPTED} accepted
 * @param {typeof NODE_RELEASES} releases
 * @param {string} today such as `2027-01-31`
 */
export function listTasks(findings, accepted, releases, today) {
  const isDue = (day) => Date.parse(day) - Date.parse(today) < NOTICE * DAY_LENGTH;
  const acceptances = accepted.flatMap(({ ids, ...rest }) => ids.map((id) => ({ ...rest, id })));
  const matches = (one, other) => one.id === other.id && one.lockFile === other.lockFile;
  return [
    ...findings
      .filter((finding) => !acceptances.some((one) => matches(one, finding)))
      .map(
        ({ lockFile, name, severity, title, url, id }) =>
          `- \`${lockFile}\`: ${name} has [${id}](${url}) (${severity}): ${title}`,
      ),
    ...acceptances.flatMap((one) => {
      if (!findings.some((finding) => matches(one, finding))) {
        return [`- \`${one.lockFile}\`: ${one.id} is accepted, but no package has it any more`];
      }
      return isDue(one.until)
        ? [`- \`${one.lockFile}\`: ${one.id} is accepted until ${one.until}: ${one.reason}`]
        : [];
    }),
    ...Object.entries(releases)
      .filter(([, end]) => isDue(end))
      .map(([version, end]) => `- Node ${version} is supported until ${end}`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = LOCK_FILES.flatMap((lockFile) => {
    const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
      cwd: path.dirname(lockFile),
      encoding: 'utf8',
    });
    return readReport(lockFile, stdout);
  });
  const today = new Date().toISOString().slice(0, 10);
  const tasks = listTasks(findings, ACCEPTED, NODE_RELEASES, today);
  process.stdout.write(tasks.map((task) => `${task}\n`).join(''));
  process.exitCode = tasks.length === 0 ? 0 : 1;
}
