/**
 * Runs the apps of the pages, as `npm run test:integrations` does, but only those whose files,
 * packages or tests differ from those that last passed. `passed.json` says which these were; commit
 * it with the change.
 *
 *   jiti tests/samples/runChanged.ts
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { readFingerprints, type Fingerprints } from './fingerprints';

const RECORD = 'tests/samples/passed.json';

const passed = JSON.parse(
  fs.existsSync(RECORD) ? fs.readFileSync(RECORD, 'utf8') : '{}',
) as Fingerprints;
const current = readFingerprints();
const changed = Object.keys(current).filter((spec) => current[spec] !== passed[spec]);
process.stdout.write(
  `${Object.keys(current).length - changed.length} apps are as they were when they last passed\n`,
);
if (changed.length > 0) {
  process.stdout.write(`Changed: ${changed.join(', ')}\n`);
  const args = ['run', 'test:integrations', '--', ...changed, '--project', 'apps'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
if (process.exitCode === undefined || process.exitCode === 0) {
  fs.writeFileSync(RECORD, `${JSON.stringify(current, null, 2)}\n`);
}
