import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../scripts/lib/studio.mjs';

/**
 * What the pages about deployment promise. On the built app: the health check, the redirects, that
 * variables of the server reach functions, that PORT counts only when it is passed on, and that the
 * start command of each host refuses other websites, and ends in order at SIGTERM.
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

  await symlink('../../node_modules', path.join(folder, 'node_modules'));
  const port = String(await freePort());
  const ignored = await start(folder, port, 'npm start');
  assert.doesNotMatch(ignored.printed, new RegExp(`localhost:${port}/`), 'PORT is not read');
  await stop(ignored);

  const text = (file) => readFile(path.join(folder, file), 'utf8');
  const [, container] = (await text('Dockerfile')).match(/^CMD \["sh", "-c", "(.*)"\]$/m);
  const { startCommand: onRender, envVars } = parse(await text('render.yaml')).services[0];
  const version = envVars.find(({ key }) => key === 'NODE_VERSION');
  assert.ok((await text('Dockerfile')).startsWith(`FROM node:${version?.value}-`));
  const { startCommand: onRailway } = JSON.parse(await text('railway.json')).deploy;
  for (const startCommand of [container, onRender, onRailway]) {
    const started = await start(folder, port, startCommand);
    assert.match(started.printed, new RegExp(`ready on http://localhost:${port}/`), startCommand);
    await page.goto(`http://127.0.0.1:${port}/prod/pages/on-call`);
    await page.getByText('Served from Frankfurt in production mode.').waitFor();
    const foreign = await fetch(`http://127.0.0.1:${port}/prod/`, {
      headers: { origin: 'https://website.example' },
    });
    assert.equal(foreign.status, 403, `${startCommand} refuses other websites`);
    // A platform signals the process that it has started, not the children of that.
    started.child.kill('SIGTERM');
    assert.deepEqual(await started.exited, [0, null], 'SIGTERM ends the app in order');
  }
}

/** Runs a start command with what a platform sets, until it says that it is ready or ends. */
async function start(folder, port, command) {
  const { PATH, HOME } = process.env;
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    // A group of its own: npm has children.
    detached: true,
    env: { PATH, HOME, PORT: port, REGION: 'Frankfurt', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
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
  return { child, exited, printed };
}

async function stop({ child, exited }) {
  if (child.exitCode === null) {
    process.kill(-child.pid, 'SIGTERM');
  }
  return exited;
}
