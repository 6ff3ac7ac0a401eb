import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * What the pages about deployment promise. On the built app: the health check, the redirects, that
 * variables of the server reach functions, that PORT counts only when it is passed on, and that the
 * container's start command ends in order at SIGTERM.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, command }) {
  await page.getByText(/Served from Frankfurt in \S+( \S+)? mode\./).waitFor();
  const health = await fetch(`${url}/health-check`);
  assert.equal(health.status, 200);
  assert.equal(typeof (await health.json()).memoryUsagePretty.rss, 'string');
  if (command !== 'start') {
    return;
  }

  const root = await fetch(url, { redirect: 'manual' });
  assert.equal(root.headers.get('location'), '/prod');

  const port = String(20_000 + (process.pid % 10_000));
  const cli = path.resolve(folder, '../../node_modules/@toolpad/studio/cli.mjs');
  const ignored = await start(folder, port, `exec node ${cli} start`);
  assert.doesNotMatch(ignored.printed, new RegExp(`localhost:${port}/`), 'PORT is not read');
  await stop(ignored.child);

  const started = await start(
    folder,
    port,
    `exec node --import ./stop.mjs ${cli} start --port \${PORT:-8080}`,
  );
  assert.match(started.printed, new RegExp(`ready on http://localhost:${port}/`));
  await page.goto(`http://127.0.0.1:${port}/prod/pages/on-call`);
  await page.getByText('Served from Frankfurt in production mode.').waitFor();
  assert.deepEqual(await stop(started.child), [0, null], 'SIGTERM ends the app in order');
}

/** Runs a start command with what a platform sets, until it says that it is ready or ends. */
async function start(folder, port, command) {
  const { PATH, HOME } = process.env;
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { PATH, HOME, PORT: port, REGION: 'Frankfurt', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise((resolve) => {
    const collect = (chunk) => {
      printed += chunk;
      if (/ready on|EADDRINUSE/.test(printed)) {
        resolve();
      }
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', resolve);
  });
  return { child, printed };
}

async function stop(child) {
  if (child.exitCode !== null) {
    return [child.exitCode, null];
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ended;
}
