import { access } from 'node:fs/promises';
import path from 'node:path';

/**
 * Starts what an example connects to (a database, a web API), if it has a `services.mjs`: a default
 * function that takes the running copy's folder and returns `{ env, stop }`.
 * @param {import('./examples.mjs').Example} example
 * @param {string} folder the running copy
 * @returns {Promise<{ setup: import('./studio.mjs').Setup, stop: () => Promise<void> }>} the
 * example's setup, with the variables that locate the services
 */
export async function startServices({ folder: source, setup }, folder) {
  const file = path.join(source, 'services.mjs');
  if (!(await exists(file))) {
    return { setup, stop: async () => {} };
  }
  const { env, stop } = await (await import(file)).default(folder);
  return { setup: { ...setup, env: { ...setup.env, ...env } }, stop };
}

/** Whether a file exists. */
export async function exists(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
