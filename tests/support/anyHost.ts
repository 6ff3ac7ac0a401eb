import fs from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startNginx } from '../hosting/nginxServer.mjs';
import { serveSite } from './siteServer.mjs';

/** Where the site can be published: without any rule, as the container, or with `_headers`. */
export const HOSTS = ['bare', 'nginx', 'netlify'] as const;

export interface Host {
  /** The site's URL on this host, for which it was built, so that it registers its worker. */
  readonly home: string;
  readonly close: () => Promise<void>;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Copies a built site as if it had been built for another origin. */
async function copySite(build: string, to: string, origin: string): Promise<void> {
  await fs.cp(build, to, { recursive: true });
  const names = (await fs.readdir(to, { recursive: true })).filter((name) =>
    /\.(?:html|js)$/.test(name),
  );
  for (const name of names) {
    const file = path.join(to, name);
    const text = await fs.readFile(file, 'utf8');
    if (text.includes('https://mui.com')) {
      await fs.writeFile(file, text.replaceAll('https://mui.com', origin));
    }
  }
}

/**
 * Publishes a built site on a host of this machine.
 *
 * @param build the folder of the built site
 */
export async function openHost(kind: (typeof HOSTS)[number], build: string): Promise<Host> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'any-host-'));
  const site = path.join(dir, 'toolpad');
  await fs.mkdir(site);
  await fs.copyFile(path.join(build, '_headers'), path.join(site, '_headers'));
  let port: number;
  let stop: () => Promise<unknown>;
  if (kind === 'nginx') {
    const nginx = await startNginx({ site, generated: `${build}-nginx` });
    ({ port, stop } = nginx);
  } else {
    const server = await serveSite({ port: 0, dir: site, isBare: kind === 'bare' });
    port = portOf(server);
    stop = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
  }
  const origin = `http://localhost:${port}`;
  await copySite(build, site, origin);
  let closed: Promise<void> | null = null;
  return {
    home: `${origin}/toolpad/`,
    close: () => {
      closed ??= stop().then(() => fs.rm(dir, { recursive: true }));
      return closed;
    },
  };
}
