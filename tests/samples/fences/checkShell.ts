import fs from 'node:fs';
import path from 'node:path';
import convertNpm from 'npm-to-yarn';
import type { FenceProblem } from './checkData';
import type { Fence } from './extractFences';
import { shellCommands, type ShellCommand } from './shellCommands';

/** Commands that pages may use even if they are not on the PATH of whoever runs this check. */
const KNOWN = new Set([
  // Part of the shell itself.
  ...['cd', 'echo', 'exec', 'export', 'source', 'set', 'unset', 'test'],
  // Node.js, and the package managers that pages name.
  ...['node', 'npm', 'npx', 'pnpm', 'yarn'],
  // Tools that developers have.
  ...['git', 'curl', 'docker', 'openssl', 'mkdir', 'cp', 'mv', 'rm', 'ls', 'cat', 'touch'],
]);

/** npm commands that pages use; `npm help` lists more. */
const NPM_COMMANDS = new Set([
  ...['install', 'ci', 'uninstall', 'update', 'dedupe', 'create', 'init', 'exec', 'pkg'],
  ...[
    'run',
    'start',
    'test',
    'ls',
    'explain',
    'view',
    'outdated',
    'audit',
    'config',
    'cache',
    'pack',
  ],
]);

/** Commands that are converted for other package managers, or are the same for all of them. */
const CONVERTED = new Set(['npm', 'npx', 'cd']);

const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const FAILED_CONVERSION = "couldn't auto-convert";

function isOnPath(command: string): boolean {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => fs.existsSync(path.join(folder, command)));
}

function checkCommand({ index, words }: ShellCommand, isNpm: boolean): readonly FenceProblem[] {
  const start = words.findIndex((word) => !ASSIGNMENT.test(word));
  const [name, ...args] = start === -1 ? [] : words.slice(start);
  if (name === undefined) {
    return [];
  }
  if (!KNOWN.has(name) && !isOnPath(name)) {
    return [{ index, message: `${name}: no command known to the check or found on the PATH` }];
  }
  if (isNpm && !CONVERTED.has(name)) {
    return [{ index, message: `${name}: an npm2yarn fence holds npm, npx and cd commands only` }];
  }
  const [npmCommand = '--help'] = args;
  if (name === 'npm' && !npmCommand.startsWith('-') && !NPM_COMMANDS.has(npmCommand)) {
    return [{ index, message: `npm ${npmCommand}: no such command, or a rare one` }];
  }
  const command = [name, ...args].join(' ');
  return isNpm && name !== 'cd' && convertNpm(command, 'yarn').includes(FAILED_CONVERSION)
    ? [{ index, message: `${command}: has no counterpart in other package managers` }]
    : [];
}

/** Checks that the commands of a shell fence exist, including those of npm. */
export function checkShell({ code, isNpm }: Fence): readonly FenceProblem[] {
  const { commands, openQuote } = shellCommands(code);
  return [
    ...(openQuote === null ? [] : [{ index: openQuote, message: 'nothing closes this quote' }]),
    ...commands.flatMap((command) => checkCommand(command, isNpm)),
  ];
}
