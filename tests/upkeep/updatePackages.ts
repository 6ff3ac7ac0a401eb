/**
 * Updates the packages in package.json to versions that promise to break nothing, and prints as
 * Markdown what it updated and what is left to a person. Run by
 * `.github/workflows/dependencies.yml`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describeUpdates, planUpdates } from './planUpdates';

// It exits with an error when something is outdated, which is expected.
const { stdout } = spawnSync('npm', ['outdated', '--json'], { encoding: 'utf8' });
const updates = planUpdates(stdout, fs.readFileSync('package.json', 'utf8'));
const wanted = updates.filter(({ byHand }) => byHand === null);
if (wanted.length > 0) {
  const versions = wanted.map(({ name, to }) => `${name}@${to}`);
  execFileSync('npm', ['install', '--save-exact', ...versions], {
    stdio: ['ignore', process.stderr, 'inherit'],
  });
}
process.stdout.write(describeUpdates(updates));
