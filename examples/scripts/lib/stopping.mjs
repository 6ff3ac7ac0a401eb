import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './studio.mjs';

/** For how long a server may answer what is under way, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Asserts that the `server.mjs` of an example ends in order at SIGTERM, with which platforms stop a server.
 * @param {string} folder the running copy of the example, built
 * @param {string} path what the server answers
 * @param {Record<string, string>} [env] what the server needs
 */
export async function stopsInOrder(folder, path, env = {}) {
  const port = await freePort();
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  const exited = once(server, 'exit');
  let printed = '';
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('ready on')) {
        resolve();
      }
    });
  });
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
    // As a browser asks for a page: a server that requires a user answers other requests with 401.
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  assert.ok(status < 400, `${path} answers with ${status}`);
  server.kill('SIGTERM');
  const killing = setTimeout(() => server.kill('SIGKILL'), PATIENCE);
  assert.deepEqual(await exited, [0, null], 'SIGTERM ends the server in order');
  clearTimeout(killing);
}
