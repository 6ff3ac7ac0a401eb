import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

function configuration(port) {
  return `pid nginx.pid; error_log stderr warn; events {}
    http {
      access_log off;
      ${TEMP_PATHS.map((name) => `${name}_temp_path ${name};`).join(' ')}
      map_hash_bucket_size 256;
      map $uri $moved_to { default ''; include ${path.resolve('build-nginx')}/redirects.map; }
      server {
        listen 127.0.0.1:${port};
        absolute_redirect off;
        if ($moved_to) { return 301 $moved_to; }
        location / { return 404; }
      }
    }`;
}

/**
 * Starts nginx with nothing but the map of old URLs that the build emits.
 *
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} once it responds
 */
export async function startRedirects() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'old-addresses-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  fs.writeFileSync(path.join(dir, 'nginx.conf'), configuration(port));
  // As root, nginx would run its workers as a user who may not read a checkout in root's home.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const nginx = spawn(
    'nginx',
    ['-p', dir, '-c', 'nginx.conf', '-e', 'stderr', '-g', `${user}daemon off;`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const exited = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await exited;
    fs.rmSync(dir, { recursive: true });
  };
  for (let tries = 0; nginx.exitCode === null; tries += 1) {
    try {
      await fetch(origin);
      return { origin, stop };
    } catch (error) {
      if (tries > 400) {
        await stop();
        throw new Error('nginx does not respond', { cause: error });
      }
      await delay(50);
    }
  }
  throw new Error('nginx does not start with the emitted map');
}
