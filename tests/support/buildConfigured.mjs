/**
 * Builds the site a second time, into `build-configured/`, with all environment variables set
 * (spec 9) and one more sentence. Their hosts do not exist: the browser tests mock them at the
 * network boundary.
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
