import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What combinations run with that are about something else: the oldest that the site supports. */
const DEFAULT_NODE = 20;

/** Programs of one combination: folders for `PATH`, and exact versions. */
export interface Tools {
  readonly paths: readonly string[];
  readonly command: 'npm' | 'pnpm';
  readonly node: string;
  readonly manager: string;
}

/** Installs one package into a folder of its own, once. */
function fetchTool(root: string, spec: string): string {
  const folder = path.join(root, spec.replace(/[^\w.-]/g, '-'));
  if (!fs.existsSync(path.join(folder, 'node_modules'))) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', spec], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  return path.join(folder, 'node_modules');
}

/**
 * Gets the Node.js and the package manager of a combination, as npm packages.
 *
 * @param root where they are kept for the next combination
 * @param node a major version
 * @param manager such as `pnpm@10`
 * @throws Error if the registry or this machine does not have them
 */
export function getTools(root: string, node = DEFAULT_NODE, manager = 'npm'): Tools {
  const platform = `node-${process.platform}-${process.arch}`;
  const nodeFolders = process.version.startsWith(`v${node}.`)
    ? []
    : [path.join(fetchTool(root, `${platform}@${node}`), platform, 'bin')];
  const managerFolders = manager === 'npm' ? [] : [path.join(fetchTool(root, manager), '.bin')];
  const paths = [...nodeFolders, ...managerFolders];
  const env = { ...process.env, PATH: [...paths, process.env.PATH].join(path.delimiter) };
  const versionOf = (command: string) =>
    execFileSync(command, ['--version'], { env, encoding: 'utf8', cwd: root }).trim();
  const command = manager === 'npm' ? 'npm' : 'pnpm';
  return {
    paths,
    command,
    node: versionOf('node').replace(/^v/, ''),
    manager: `${command} ${versionOf(command)}`,
  };
}
