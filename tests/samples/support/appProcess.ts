import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The number of last lines that an error shows. */
const SHOWN_LINES = 40;
const BUILD_TIME = 240_000;
const START_TIME = 60_000;
const STOP_TIME = 5_000;

/** A running command: its process, and what it has printed so far. */
export interface RunningCommand {
  readonly process: ChildProcess;
  readonly output: () => string;
}

/**
 * Runs a command in an app's folder, in its own process group.
 *
 * @param env added to the environment of the tests
 */
export function runCommand(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningCommand {
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      // Playwright sets it to `test` for its tests; the app chooses its own.
      NODE_ENV: undefined,
      NEXT_TELEMETRY_DISABLED: '1',
      npm_config_update_notifier: 'false',
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    process: child,
    output: () => output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'),
  };
}

/** Runs a script of an app's `package.json`, like {@link runCommand}. */
export function runScript(
  folder: string,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  manager: 'npm' | 'pnpm' = 'npm',
): RunningCommand {
  const separator = manager === 'npm' && args.length > 0 ? ['--'] : [];
  return runCommand(folder, manager, ['run', script, ...separator, ...args], env);
}

function hasEnded({ process: child }: RunningCommand): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Waits until a command succeeds.
 *
 * @throws Error with the last lines of its output if it fails or takes too long
 */
export async function succeed(
  command: RunningCommand,
  what: string,
  time = BUILD_TIME,
): Promise<void> {
  const closed = once(command.process, 'close');
  await Promise.race([closed, delay(time, undefined, { ref: false })]);
  if (command.process.exitCode !== 0) {
    await stop(command);
    throw new Error(`${what} failed:\n${command.output()}`);
  }
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Waits until a command listens on a port.
 *
 * @throws Error with the last lines of its output if it ends before or takes too long
 */
export async function listening(
  command: RunningCommand,
  port: number,
  what: string,
): Promise<void> {
  const end = Date.now() + START_TIME;
  while (!(await isOpen(port))) {
    if (hasEnded(command) || Date.now() > end) {
      throw new Error(`${what} does not listen on 127.0.0.1:${port}:\n${command.output()}`);
    }
    await delay(100);
  }
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    // The group: npm, the shell it starts, and the server below.
    process.kill(-(child.pid ?? 0), name);
  } catch {
    // It has already ended.
  }
}

/** Stops a command and everything it has started. */
export async function stop(command: RunningCommand): Promise<void> {
  if (!hasEnded(command)) {
    const closed = once(command.process, 'close');
    signal(command.process, 'SIGTERM');
    await Promise.race([closed, delay(STOP_TIME, undefined, { ref: false })]);
  }
  // npm may have ended before its children.
  signal(command.process, 'SIGKILL');
}
