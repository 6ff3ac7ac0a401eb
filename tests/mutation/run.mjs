/**
 * Changes the code of a folder in small ways, and sees whether a test of that folder notices each
 * (CONTRIBUTING.md, "Mutation tests").
 *
 *   npm run mutation -- site
 */
import { spawnSync } from 'node:child_process';

const FOLDERS = ['site', 'preferences', 'features/ads', 'features/code'];

const [folder = ''] = process.argv.slice(2);
if (!FOLDERS.includes(folder)) {
  throw new Error(`Which folder? One of ${FOLDERS.join(', ')}`);
}
const { status } = spawnSync('stryker', ['run', 'tests/mutation/stryker.config.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, MUTATED_FOLDER: folder },
});
process.exitCode = status ?? 1;
