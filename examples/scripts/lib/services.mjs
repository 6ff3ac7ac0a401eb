import { access } from 'node:fs/promises';
import path from 'node:path';

/**
 * Starts what an example talks to (a database, a web API), when it has a `services.mjs`: a default
 * function that gets the running copy's folder and returns `{ env, stop }`.
 * @param {import('./examples.mjs').Example} example
 * @param {string} folder the running copy
 * @returns {Promise<{ setup: import('./studio.mjs').Setup, stop: () => Promise<void> }>} the
 * example's setup with the variables under which the services are found
 */
export async function startServices({ folder: source, setup }, folder) {
  const file = path.join(source, 'services.mjs');
  if (!(await exists(file))) {
    return { setup, stop: async () => {} };
  }
  const { env, stop } = await (await import(file)).default(folder);
  return { setup: { ...setup, env: { ...setup.env, ...env } }, stop };
}

/** Whether a file is there. */
export async function exists(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
