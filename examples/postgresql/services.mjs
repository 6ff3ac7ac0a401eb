import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../scripts/lib/studio.mjs';

const run = promisify(execFile);
const here = path.dirname(fileURLToPath(import.meta.url));

const PASSWORD = 'tickets-4c1e';

/** The newest version that Debian's package installed; its programs are not on the path. */
async function programs() {
  const versions = await readdir('/usr/lib/postgresql');
  const newest = Math.max(...versions.map(Number));
  return (name) => `/usr/lib/postgresql/${newest}/bin/${name}`;
}

/** PostgreSQL refuses to run as root: then it runs as the account of its package. */
async function account() {
  if (process.getuid() !== 0) {
    return {};
  }
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return { uid, gid };
}

/**
 * Starts a private PostgreSQL server, reachable from this machine only, with the table of
 * `database/schema.sql` and an account for the app that may not delete.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export default async function startDatabase() {
  const program = await programs();
  const owner = await account();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toolpad-postgresql-'));
  if (owner.uid) {
    await chown(folder, owner.uid, owner.gid);
  }
  const data = path.join(folder, 'data');
  await run(program('initdb'), ['-D', data, '-U', 'owner', '--auth=trust', '-E', 'UTF8'], {
    ...owner,
    cwd: folder,
  });
  const port = await freePort();
  const server = spawn(
    program('postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const root = await connect({ host: '127.0.0.1', port, user: 'owner', database: 'postgres' });
    await root.query(await readFile(path.join(here, 'database/schema.sql'), 'utf8'));
    await root.query(`CREATE ROLE desk LOGIN PASSWORD '${PASSWORD}'`);
    await root.query('GRANT SELECT, INSERT, UPDATE ON tickets TO desk');
    await root.end();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    env: { DATABASE_URL: `postgresql://desk:${PASSWORD}@127.0.0.1:${port}/postgres` },
    stop,
  };
}

/** Waits until the server lets someone in. */
async function connect(options) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client(options);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > deadline) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}
