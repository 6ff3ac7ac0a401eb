import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { home } from './examples.mjs';

const CLI = path.join(home, 'node_modules/@toolpad/studio/cli.mjs');
const START_TIMEOUT = 120_000;

/** A free port on this machine. */
export async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Runs a Node program in a folder; returns the process and what it printed.
 * @param {string[]} program a script and its arguments
 * @param {string} folder
 * @param {Record<string, string>} env variables in addition to those of this process
 */
function run(program, folder, env = {}) {
  // The checks' own tools may need a newer Node.js than the one that Studio is tried with.
  const child = spawn(process.env.STUDIO_NODE ?? process.execPath, program, {
    cwd: folder,
    // npm sets EDITOR for its scripts, and Studio would start that editor.
    env: { ...process.env, BROWSER: 'none', EDITOR: '', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  return { child, printed: () => output.join('') };
}

/**
 * Builds an app for production.
 * @param {string} folder the app: the folder that contains `toolpad/`
 * @param {Setup} [setup]
 * @throws {Error} with everything that was printed, if the build fails
 */
export async function buildStudio(folder, { args = [], env } = {}) {
  const { child, printed } = run([CLI, 'build', ...args], folder, env);
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    throw new Error(`toolpad-studio build failed:\n${printed()}`);
  }
}

/**
 * @typedef {object} Setup how an example is started
 * @property {string[]} [args] more arguments for `toolpad-studio`, such as `--base`
 * @property {Record<string, string>} [env] variables for the process
 * @property {string} [server] a script to run in place of `toolpad-studio`; it listens on `PORT`,
 * serves the build depending on `NODE_ENV`, and prints "ready" once it responds
 */

/**
 * Starts Studio on an app and waits until it reports that it is ready.
 * @param {string} folder the app: the folder that contains `toolpad/`
 * @param {'dev' | 'start'} [command]
 * @param {Setup} [setup]
 * @returns {Promise<{ url: string, printed: () => string, stop: () => Promise<boolean> }>} `stop` sends
 * SIGINT, and returns whether that was enough
 * @throws {Error} with everything that was printed, if it exits or is not ready in time
 */
export async function startStudio(folder, command = 'dev', { args = [], env, server } = {}) {
  const port = await freePort();
  const { child, printed } = server
    ? run([server], folder, {
        PORT: String(port),
        NODE_ENV: command === 'start' ? 'production' : 'development',
        ...env,
      })
    : run([CLI, command, '--port', String(port), ...args], folder, env);
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGINT');
      const killing = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(killing);
    }
    return child.signalCode !== 'SIGKILL';
  };
  const ready = server ? /ready/i : /ready\s+- Toolpad Studio project/;
  const deadline = Date.now() + START_TIMEOUT;
  while (!ready.test(printed())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${server ?? `toolpad-studio ${command}`} did not start:\n${printed()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url: `http://127.0.0.1:${port}`, printed, stop };
}
