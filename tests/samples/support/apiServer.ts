import fs from 'node:fs/promises';
import path from 'node:path';
import { currentLab, labEnvironment } from '../../../compatibility/lab';
import { freePort, listening, runCommand, stop } from './appProcess';

/** The ports on the pages, which several apps at once cannot share. */
const SHOWN_PORT = /\b(?:4000|3001)\b/g;
const SERVERS = ['server.mjs', 'server/index.mjs'];
const FILES_WITH_PORT = [...SERVERS, 'vite.config.ts', 'next.config.ts'];

export interface ApiServerOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Runs an app's own API server, such as `server.mjs`, if it has one, while a function runs. The port that
 * its files name is replaced with a free one first, so call this before the app is built.
 *
 * @param page how messages name the app
 * @param options what it is started with, besides `node server.mjs`
 */
export async function withApiServer(
  folder: string,
  page: string,
  { args = [], env = {} }: ApiServerOptions,
  run: () => Promise<void>,
): Promise<void> {
  const found = await Promise.all(
    SERVERS.map(async (name) => (await readIfThere(path.join(folder, name))) !== null),
  );
  const server = SERVERS.find((_, index) => found[index]);
  if (server === undefined) {
    return run();
  }
  const lab = currentLab();
  const port = lab?.apiPort ?? (await freePort());
  for (const name of FILES_WITH_PORT) {
    const file = path.join(folder, name);
    const text = await readIfThere(file);
    if (text !== null) {
      await fs.writeFile(file, text.replace(SHOWN_PORT, String(port)));
    }
  }
  const environment = lab ? { ...env, ...labEnvironment(lab) } : env;
  const running = runCommand(folder, 'node', [server, ...args], environment);
  try {
    await listening(running, port, `${page}: node ${server}`);
    await run();
  } finally {
    await stop(running);
  }
}
