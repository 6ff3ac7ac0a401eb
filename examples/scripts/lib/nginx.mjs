import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './studio.mjs';

/**
 * Starts nginx with the printed `nginx.conf` of an example, on a free port.
 * @param {string} folder the running copy
 * @param {Record<string, string>} servers where each server of the file really runs, such as
 *   `{ 'http://app:8080': 'http://127.0.0.1:34567' }`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startNginx(folder, servers) {
  const port = await freePort();
  const printed = await readFile(path.join(folder, 'nginx.conf'), 'utf8');
  const server = Object.entries({ 'listen 80;': `listen 127.0.0.1:${port};`, ...servers }).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    printed,
  );
  const prefix = await mkdtemp(path.join(os.tmpdir(), 'toolpad-nginx-'));
  await mkdir(path.join(prefix, 'logs'));
  const config = path.join(prefix, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${prefix}/${name};`)
    .join('\n');
  // Started as root, its workers would be somebody who may not write in the folder.
  const user = process.getuid() === 0 ? 'user root;' : '';
  await writeFile(
    config,
    `${user}\ndaemon off;\npid ${prefix}/nginx.pid;\nerror_log stderr crit;\nevents {}\n` +
      `http {\n${places}\naccess_log off;\n${server}\n}\n`,
  );
  const nginx = spawn('nginx', ['-p', prefix, '-c', config], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 10_000;
  while (!(await fetch(url).catch(() => null))) {
    if (nginx.exitCode !== null || Date.now() > deadline) {
      throw new Error('nginx did not start with nginx.conf.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      await rm(prefix, { recursive: true, force: true });
    },
  };
}
