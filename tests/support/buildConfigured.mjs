/**
 * Builds the site a second time, as it is with everything in the environment set (spec 9) and one
 * sentence more, into `build-configured/`. The hosts named here exist nowhere: the browser tests stand in for them at
 * the network boundary.
 */
import { spawnSync } from 'node:child_process';
import { CONFIGURED_DIR, CONFIGURED_ENVIRONMENT } from './configured.mjs';

const { status } = spawnSync(
  'npx',
  [
    'docusaurus',
    'build',
    '--config',
    'tests/support/configured.config.ts',
    '--out-dir',
    CONFIGURED_DIR,
  ],
  { stdio: 'inherit', env: { ...process.env, ...CONFIGURED_ENVIRONMENT } },
);
process.exit(status ?? 1);
