import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { startNginx } from '../scripts/lib/nginx.mjs';
import { freePort } from '../scripts/lib/studio.mjs';

/**
 * The promises of "Docker and your own server", without a Docker daemon: the app works behind nginx
 * with the printed block, and the commands of the Dockerfile build, start, report health and stop.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, command }) {
  if (command !== 'start') {
    return;
  }
  const nginx = await startNginx(folder, { 'http://app:8080': url });
  try {
    await page.goto(`${nginx.url}/tools`);
    await page.getByText('Served from Frankfurt in production mode.').waitFor();
    assert.equal(new URL(page.url()).pathname, '/tools/pages/on-call');
    await page.reload();
    await page.getByText('Amara Osei').waitFor();
    for (const outside of ['/', '/toolsmith', '/health-check']) {
      assert.equal((await fetch(nginx.url + outside)).status, 404, outside);
    }
    const large = await fetch(`${nginx.url}/tools/api/runtime-rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'execQuery',
        params: ['on-call', 'shifts', { padding: 'x'.repeat(20_000_000) }],
      }),
    });
    assert.equal(large.status, 200, 'an upload of 20 MB passes');
  } finally {
    await nginx.stop();
  }
  await checkContainer(folder);
}

/** Runs the commands of the Dockerfile in the copy, which the check has already built. */
async function checkContainer(folder) {
  await symlink('../../node_modules', path.join(folder, 'node_modules'));
  const port = String(await freePort());
  const dockerfile = (await readFile(path.join(folder, 'Dockerfile'), 'utf8')).replaceAll(
    '8080',
    port,
  );
  assert.match(dockerfile, /^RUN npx toolpad-studio build --base \/tools$/m);
  const [health, start] = [...dockerfile.matchAll(/CMD (\[.*\])$/gm)].map(([, json]) =>
    JSON.parse(json),
  );
  const run = ([program, ...args]) =>
    spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      stdio: 'pipe',
    });

  assert.deepEqual(await once(run(health), 'exit'), [1, null], 'unhealthy before the start');
  const app = run(start);
  const exited = once(app, 'exit');
  let printed = '';
  await new Promise((resolve, reject) => {
    app.once('exit', () => reject(new Error(`The app did not start:\n${printed}`)));
    const collect = (chunk) => {
      printed += chunk;
      if (printed.includes(`ready on http://localhost:${port}/`)) {
        resolve();
      }
    };
    app.stdout.on('data', collect);
    app.stderr.on('data', collect);
  });
  assert.deepEqual(await once(run(health), 'exit'), [0, null], 'healthy once it is ready');
  const foreign = { headers: { origin: 'https://website.example' } };
  const { status } = await fetch(`http://127.0.0.1:${port}/tools`, foreign);
  assert.equal(status, 403, 'other websites are refused');
  app.kill('SIGTERM');
  assert.deepEqual(await exited, [0, null], 'SIGTERM ends the app in order');
}
