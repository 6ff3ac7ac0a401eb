/**
 * Makes small changes to the code of a folder, and checks whether its tests notice them
 * (CONTRIBUTING.md, "Coverage and mutation tests").
 *
 *   npm run mutation -- site
 */
import { spawnSync } from 'node:child_process';

const FOLDERS = ['site', 'preferences', 'features/ads', 'features/code'];

const [folder = ''] = process.argv.slice(2);
if (!FOLDERS.includes(folder)) {
  throw new Error(`Specify a folder: ${FOLDERS.join(', ')}`);
}
const { status } = spawnSync('stryker', ['run', 'tests/mutation/stryker.config.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, MUTATED_FOLDER: folder },
});
process.exitCode = status ?? 1;
