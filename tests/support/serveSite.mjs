/**
 * Serves a built site (`siteServer.mjs`):
 *
 *   node tests/support/serveSite.mjs [--port 3000] [--dir build]
 */
import { parseArgs } from 'node:util';
import { BASE_PATH, serveSite } from './siteServer.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    dir: { type: 'string', default: 'build' },
  },
});
await serveSite({ port: Number(values.port), dir: values.dir });
process.stdout.write(`Serving ${values.dir} at http://localhost:${values.port}${BASE_PATH}/\n`);
