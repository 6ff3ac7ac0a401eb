import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startNginx } from './nginxServer.mjs';

/** The built site. */
export const BUILD = 'build';

/**
 * Serves a few files of the built site, compressed as the container's are.
 *
 * @returns the server; `script` is the path of the main script, `stop` also removes the files
 */
export async function startNginxSite() {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'site-'));
  const site = path.join(dir, 'site');
  const files = await fs.readdir(BUILD, { recursive: true });
  const main = files.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file));
  const copied = [
    'index.html',
    '404.html',
    '_headers',
    'img/toolpad.svg',
    'robots.txt',
    'sw.js',
    'core/introduction/index.html',
    'core/introduction/index.md',
    main,
  ];
  for (const file of copied) {
    await fs.cp(path.join(BUILD, file), path.join(site, file), { recursive: true });
  }
  execFileSync(process.execPath, ['hosting/precompress.mjs', site]);
  const generated = path.join(dir, 'generated');
  await fs.cp(`${BUILD}-nginx`, generated, { recursive: true });
  const map = path.join(generated, 'test.map');
  await fs.writeFile(map, '/toolpad/an-old-address/ /toolpad/core/introduction/#new;\n');
  const nginx = await startNginx({ site, generated });
  return {
    ...nginx,
    script: `/toolpad/${main}`,
    async stop() {
      await nginx.stop();
      await fs.rm(dir, { recursive: true });
    },
  };
}
