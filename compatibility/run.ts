/**
 * Tries combinations of versions and writes what happened into `results.json`, with a picture of each
 * beside the pages: `npm run compatibility`, or `npm run compatibility -- next-16-app node-24` for some.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import {
  readResults,
  RESULTS_FILE,
  verdictOf,
  type Result,
} from '../src/features/compatibility/build/results';
import { freePort } from '../tests/samples/support/appProcess';
import type { Lab } from './lab';
import { MATRIX, type Combination } from './matrix';
import { runCore, type Outcome } from './runCore';
import { runStudio } from './runStudio';
import { getTools } from './tools';

/** Where pictures go: beside the page that shows them. */
const PICTURES = {
  core: 'docs-core/guides/compatibility',
  studio: 'docs-studio/getting-started/installation',
};
/** What a reader compares with their own, if it is installed. */
const COMPARED = [
  '@toolpad/core',
  '@toolpad/studio',
  'next',
  'vite',
  'react',
  '@mui/material',
  '@mui/x-data-grid',
  'react-router',
  'typescript',
];
const ROOT = path.join(os.tmpdir(), 'toolpad-compatibility');

/** The version of a package: the app's own, or else the one that the product brings along. */
function versionIn(folder: string, product: string, name: string): string | null {
  const modules = path.join(folder, 'node_modules');
  const owner = path.join(modules, `@toolpad/${product}`);
  const beside = fs.existsSync(owner) ? path.resolve(fs.realpathSync(owner), '../..') : modules;
  const file = [modules, beside]
    .map((place) => path.join(place, name, 'package.json'))
    .find((place) => fs.existsSync(place));
  return file === undefined
    ? null
    : (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

function writePicture(png: string, file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const options = '-vf scale=840:-1 -c:v libwebp -quality 55 -compression_level 6'.split(' ');
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', png, ...options, file]);
}

function editsOf({ renamed = {} }: Combination): string[] {
  return Object.entries(renamed).map(
    ([name, newName]) => `\`${name}\` is \`${newName}\`, without the type.`,
  );
}

/** A combination as it is in the data file, before it was tried. */
function blank(cell: Combination, date: string): Omit<Result, 'verdict'> {
  const { id, product, topic, name, app, changed = {}, overrides = {}, advice = null } = cell;
  return {
    ...{ id, product, topic, name, app, date, changed, overrides, edits: editsOf(cell) },
    ...{ versions: {}, node: '', manager: '', flags: [], commands: [] },
    ...{ steps: [], journeys: [], picture: null, missing: null, advice },
  };
}

async function tryOut(cell: Combination): Promise<Omit<Result, 'verdict'>> {
  const result = blank(cell, new Date().toISOString().slice(0, 10));
  fs.mkdirSync(ROOT, { recursive: true });
  let tools;
  try {
    tools = getTools(ROOT, cell.node, cell.manager);
  } catch (error) {
    return {
      ...result,
      missing: `Its tools could not be had: ${String(error).split('\n')[0] ?? ''}`,
    };
  }
  const place = fs.mkdtempSync(path.join(ROOT, `${cell.id}-`));
  const { changed = {}, overrides = {}, renamed = {} } = cell;
  const lab: Lab = {
    folder: path.join(place, 'apps'),
    ...{ changed, overrides, renamed },
    manager: tools.command,
    paths: [...tools.paths],
    apiPort: await freePort(),
  };
  try {
    const outcome: Outcome =
      cell.product === 'core' ? runCore(cell, lab) : await runStudio(cell, lab);
    const picture = `compatibility-${cell.id}.webp`;
    if (outcome.picture !== null) {
      writePicture(outcome.picture, path.join(PICTURES[cell.product], picture));
    }
    const asked = fs.readFileSync(path.join(outcome.folder, 'package.json'), 'utf8');
    const versions = COMPARED.map((name) => [name, versionIn(outcome.folder, cell.product, name)]);
    return {
      ...result,
      // Those that this app has.
      changed: Object.fromEntries(
        Object.entries(changed).filter(([name]) => asked.includes(`"${name}"`)),
      ),
      node: tools.node,
      manager: tools.manager,
      versions: Object.fromEntries(
        versions.filter(
          (entry): entry is [string, string] =>
            entry[1] !== null &&
            // A product brings a bundler along that a Next.js app does not use.
            (entry[0] !== 'vite' || cell.product === 'studio' || asked.includes('"vite"')),
        ),
      ),
      flags: [...outcome.flags],
      commands: [...outcome.commands],
      steps: [...outcome.steps],
      journeys: [...outcome.journeys],
      picture: outcome.picture === null ? null : picture,
    };
  } finally {
    // Tens of thousands of files: the next combination need not wait.
    spawn('rm', ['-rf', place], { detached: true, stdio: 'ignore' }).unref();
  }
}

/**
 * Writes a result among the others, in the order and with the advice of the matrix; those of dropped
 * combinations go.
 */
async function save(result: Result): Promise<void> {
  const results = [...readResults('.').filter(({ id }) => id !== result.id), result];
  const sorted = MATRIX.flatMap(({ id, advice = null }) =>
    results.filter((one) => one.id === id).map((one) => ({ ...one, advice })),
  );
  const text = await format(JSON.stringify(sorted, null, 2), { parser: 'json', printWidth: 100 });
  fs.writeFileSync(RESULTS_FILE, text);
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !MATRIX.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new Error(
      `no combination ${unknown.join(', ')}; there are ${MATRIX.map(({ id }) => id).join(', ')}`,
    );
  }
  // Conflicts are read from what npm prints; it prints nothing below `npm run --silent`.
  process.env.npm_config_loglevel = 'warn';
  for (const cell of MATRIX.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const start = Date.now();
    const tried = await tryOut(cell);
    // The verdict stands beside the id, where claims find it.
    const { id, ...rest } = tried;
    const result = { id, verdict: verdictOf(tried), ...rest };
    await save(result);
    const seconds = Math.round((Date.now() - start) / 1000);
    process.stdout.write(`${id}: ${result.verdict}, ${seconds} s\n`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
