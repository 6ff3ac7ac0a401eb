import fs from 'node:fs';
import path from 'node:path';
import { runCommand, runScript, succeed } from '../tests/samples/support/appProcess';
import type { Lab } from './lab';
import { messageOf } from './messages';

/** What was done with an app, beside its folder. */
export interface AppRecord {
  readonly flags: readonly string[];
  readonly commands: readonly string[];
  readonly steps: readonly { readonly name: string; readonly message: string | null }[];
}

const STEP_TIME = 600_000;

/** The file with an app's record. */
const recordFile = (folder: string): string => `${folder}.record.json`;

/** What was done with the app in a folder. */
export function readRecord(folder: string): AppRecord {
  return JSON.parse(fs.readFileSync(recordFile(folder), 'utf8')) as AppRecord;
}

/** Writes the combination's versions into the app's `package.json`, and renames files. */
function adaptApp(folder: string, { changed, overrides, renamed, manager }: Lab): void {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const key of ['dependencies', 'devDependencies']) {
    const ranges = { ...(manifest[key] as Readonly<Record<string, string>> | undefined) };
    for (const name of Object.keys(ranges)) {
      ranges[name] = changed[name] ?? ranges[name] ?? '';
    }
    manifest[key] = ranges;
  }
  if (Object.keys(overrides).length > 0) {
    if (manager === 'pnpm') {
      manifest.pnpm = { overrides };
    } else {
      manifest.overrides = overrides;
    }
  }
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [name, newName] of Object.entries(renamed)) {
    const from = path.join(folder, name);
    if (fs.existsSync(from)) {
      const text = fs.readFileSync(from, 'utf8');
      fs.rmSync(from);
      // A configuration in JavaScript: without its type.
      fs.writeFileSync(
        path.join(folder, newName),
        text.replace(/^import type .*\n/gm, '').replace(/(const \w+): \w+ =/, '$1 ='),
      );
    }
  }
}

/** Whether an installation failed because packages ask for other versions of each other. */
const isConflict = (error: unknown): boolean => /ERESOLVE/.test(String(error));

/** Installs an app's packages; with npm, without a look at peer dependencies if it has to be. */
async function install(
  folder: string,
  { manager }: Lab,
  env: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const quiet = manager === 'npm' ? ['--no-audit', '--no-fund', '--prefer-offline'] : [];
  const run = async (flags: readonly string[]) =>
    succeed(
      runCommand(folder, manager, ['install', ...flags, ...quiet], env),
      'install',
      STEP_TIME,
    );
  const flags = ['--legacy-peer-deps'];
  try {
    await run([]);
    return [];
  } catch (error) {
    if (manager !== 'npm' || !isConflict(error)) {
      throw error;
    }
    await run(flags);
    return flags;
  }
}

/** Does one step after the other, and writes each down as it ends. */
export class Steps {
  readonly #record = {
    flags: [] as string[],
    commands: [] as string[],
    steps: [] as { name: string; message: string | null }[],
  };

  constructor(private readonly folder: string) {}

  get record(): AppRecord {
    return this.#record;
  }

  /** @throws what `work` throws, once it is written down */
  async attempt(name: string, command: string, work: () => Promise<void>): Promise<void> {
    this.#record.commands.push(command);
    try {
      await work();
      this.#record.steps.push({ name, message: null });
    } catch (error) {
      // The scripts check the types before they build.
      const step = /\berror TS\d|Type error:/.test(String(error)) ? 'type check' : name;
      this.#record.steps.push({ name: step, message: messageOf(error, this.folder) });
      throw error;
    } finally {
      this.#write();
    }
  }

  /** Writes down a command that somebody else runs. */
  note(command: string): void {
    this.#record.commands.push(command);
    this.#write();
  }

  #write(): void {
    fs.writeFileSync(recordFile(this.folder), JSON.stringify(this.#record));
  }

  /** Adapts the app, and installs its packages. */
  async install(lab: Lab, env: Readonly<Record<string, string>>): Promise<void> {
    adaptApp(this.folder, lab);
    await this.attempt('install', `${lab.manager} install`, async () => {
      const flags = await install(this.folder, lab, env);
      this.#record.flags.push(...flags);
      this.#record.commands.splice(-1, 1, [lab.manager, 'install', ...flags].join(' '));
    });
  }
}

/**
 * Installs, type-checks and builds an app as a reader would: its script does both. The app of a test that follows a failed
 * one is left as it is.
 *
 * @param scripts of the app's `package.json`
 * @throws Error with the output of the step that failed
 */
export async function installApp(
  folder: string,
  lab: Lab,
  scripts: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  if (fs.existsSync(recordFile(folder))) {
    const { steps } = readRecord(folder);
    const failed = steps.find(({ message }) => message !== null);
    if (failed) {
      throw new Error(`${failed.name}: ${String(failed.message)}`);
    }
    return;
  }
  const steps = new Steps(folder);
  await steps.install(lab, env);
  await steps.attempt('build', `${lab.manager} run build`, async () =>
    succeed(runScript(folder, 'build', [], env, lab.manager), 'build', STEP_TIME),
  );
  steps.note(`${lab.manager} run ${scripts.start === undefined ? 'preview' : 'start'}`);
}
