import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listening, stop, type RunningCommand } from './appProcess';

/** An nginx configuration on a page: one or more `server` blocks. */
export interface NginxFence {
  /** Below `docs-core`. */
  readonly page: string;
  readonly title: string;
  /** The base path that the app is built with, `/` by default. */
  readonly base?: string;
}

/** Puts server blocks into a configuration that needs no privileges, for an app's `dist`. */
function wholeConfig(servers: string, folder: string, port: number): string {
  const own = servers
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/\b(root|alias) \/var\/www\/[\w-]+/g, `$1 ${path.join(folder, 'dist')}`);
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${path.join(folder, 'nginx.pid')};
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      client_body_temp_path ${path.join(folder, 'nginx-body')};
      proxy_temp_path ${path.join(folder, 'nginx-proxy')};
      fastcgi_temp_path ${path.join(folder, 'nginx-fastcgi')};
      uwsgi_temp_path ${path.join(folder, 'nginx-uwsgi')};
      scgi_temp_path ${path.join(folder, 'nginx-scgi')};
      ${own}
    }
  `;
}

/**
 * Serves a built app with nginx while a function runs.
 *
 * @param servers the server blocks of a page; they listen on port 80 and serve from /var/www
 * @throws Error with nginx's messages if it does not start
 */
export async function withNginx(
  folder: string,
  servers: string,
  port: number,
  run: () => Promise<void>,
): Promise<void> {
  await fs.chmod(folder, 0o755);
  const file = path.join(folder, 'nginx-test.conf');
  await fs.writeFile(file, wholeConfig(servers, folder, port));
  const child = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const nginx: RunningCommand = { process: child, output: () => errors };
  try {
    await listening(nginx, port, 'nginx');
    await run();
  } finally {
    await stop(nginx);
  }
}
