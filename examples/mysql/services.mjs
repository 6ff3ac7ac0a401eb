import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import mysql from 'mysql2/promise';
import { freePort } from '../scripts/lib/studio.mjs';

const run = promisify(execFile);
const here = path.dirname(fileURLToPath(import.meta.url));

const PASSWORD = 'tickets-4c1e';

/** MariaDB refuses to run as root: then it runs as the account of its package. */
async function account() {
  if (process.getuid() !== 0) {
    return { args: [], own: async () => {} };
  }
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'mysql'])).stdout)),
  );
  return { args: ['--user=mysql'], own: (folder) => chown(folder, uid, gid) };
}

/** Waits until the server lets someone in. */
async function connect(options) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await mysql.createConnection(options);
    } catch (error) {
      if (Date.now() > deadline) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

/**
 * Starts a private MariaDB server, reachable from this machine only, with the tables of
 * `database/schema.sql` and an account for the app.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export default async function startDatabase() {
  const { args, own } = await account();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toolpad-mysql-'));
  await own(folder);
  const data = path.join(folder, 'data');
  await run('mariadb-install-db', [
    '--no-defaults',
    ...args,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const port = Number(process.env.MYSQL_EXAMPLE_PORT) || (await freePort());
  const socketPath = path.join(folder, 'server.sock');
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      ...args,
      `--datadir=${data}`,
      `--socket=${socketPath}`,
      `--pid-file=${path.join(folder, 'server.pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };

  try {
    const root = await connect({ socketPath, user: 'root', multipleStatements: true });
    await root.query(`
      CREATE DATABASE helpdesk CHARACTER SET utf8mb4;
      CREATE USER 'desk'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}';
      CREATE USER 'desk'@'localhost' IDENTIFIED BY '${PASSWORD}';
      GRANT SELECT, INSERT, UPDATE ON helpdesk.* TO 'desk'@'127.0.0.1';
      GRANT SELECT, INSERT, UPDATE ON helpdesk.* TO 'desk'@'localhost';
      USE helpdesk;
    `);
    await root.query(await readFile(path.join(here, 'database/schema.sql'), 'utf8'));
    await root.end();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    env: {
      MYSQL_HOST: '127.0.0.1',
      MYSQL_PORT: String(port),
      MYSQL_USER: 'desk',
      MYSQL_PASSWORD: PASSWORD,
      MYSQL_DATABASE: 'helpdesk',
    },
    stop,
  };
}
