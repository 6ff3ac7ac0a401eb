import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Lets nginx read a folder that only its owner may enter, after it has dropped root privileges. */
async function openToAll(dir) {
  await fs.chmod(dir, 0o755);
}

/**
 * Starts nginx with `hosting/nginx.conf` as the container does, on 127.0.0.1 and a free port.
 *
 * @param {{ site: string, generated: string }} folders the built site, and what the build writes
 *   for nginx
 * @returns {Promise<{ port: number, pid: number, errors: () => string, logWith: (text: string) => Promise<string>, stop: () => Promise<void> }>}
 *   `logWith` returns the access log once it contains a text
 */
export async function startNginx({ site, generated }) {
  const prefix = await fs.mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  await openToAll(prefix);
  await fs.mkdir(path.join(prefix, 'site'));
  await fs.symlink(path.resolve(site), path.join(prefix, 'site/toolpad'));
  await fs.symlink(path.resolve(generated), path.join(prefix, 'generated'));
  const port = await freePort();
  const logFile = path.join(prefix, 'access.log');
  const conf = await fs.readFile('hosting/nginx.conf', 'utf8');
  const ownConf = conf
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll('/tmp/toolpad-nginx', path.join(prefix, 'tmp'))
    .replace('/dev/stdout', logFile);
  await fs.writeFile(path.join(prefix, 'nginx.conf'), ownConf);
  // As root, nginx would run its workers as a user who may not read a checkout in root's home.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const args = ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', `${user}daemon off;`];
  const nginx = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  nginx.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = once(nginx, 'exit');
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`);
      break;
    } catch (error) {
      if (nginx.exitCode !== null || tries > 200) {
        throw new Error(`nginx does not start: ${errors}`, { cause: error });
      }
      await delay(50);
    }
  }
  return {
    port,
    pid: nginx.pid,
    errors: () => errors,
    async logWith(text) {
      for (let tries = 0; tries < 200; tries += 1) {
        const log = await fs.readFile(logFile, 'utf8');
        if (log.includes(text)) {
          return log;
        }
        await delay(50);
      }
      throw new Error(`The access log never contains ${text}`);
    },
    async stop() {
      nginx.kill('SIGQUIT');
      await exited;
      await fs.rm(prefix, { recursive: true });
    },
  };
}
