import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Starts the website that embeds the app, as the guide says to.
 * @param {string} folder the running copy of the example
 * @param {string} studio where Studio runs
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startWebsite(folder, studio) {
  const port = 20_000 + (process.pid % 10_000);
  const website = spawn(process.execPath, [path.join(folder, 'host.mjs')], {
    env: { ...process.env, STUDIO_URL: studio, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(website.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => website.kill() };
}
