import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { installApp } from '../../../compatibility/installApp';
import { currentLab, labEnvironment, type Lab } from '../../../compatibility/lab';
import { extractFences, usedPages, type Fence } from '../fences/extractFences';
import { withApiServer, type ApiServerOptions } from './apiServer';
import {
  appFences,
  appFiles,
  dependencyProblems,
  installedByCommands,
  installedVersion,
  isSetting,
  readManifest,
  type AppParts,
} from './appFiles';
import { freePort, listening, runScript, stop, succeed } from './appProcess';
import { withNginx, type NginxFence } from './nginxServer';
import { undeclaredImports } from './undeclaredImports';

export { expect } from '@playwright/test';

const NODE_MODULES = path.resolve('tests/samples/node_modules');
/** For writing, building and starting an app; each of these reports its failure earlier. */
const SETUP_TIME = 330_000;
/** In the laboratory, the app's packages are installed, too. */
const LAB_SETUP_TIME = 1_800_000;

interface App {
  /** Where it runs, such as `http://127.0.0.1:4321`. */
  readonly origin: string;
}

interface Options extends AppParts {
  /** Another page, whose `package.json` and other settings this page's app is built with. */
  readonly settings?: string;
  /** Without the files of the pages that this page takes files from. */
  readonly alone?: true;
  /** What the reader has before: files of another page, or of one of its sections. */
  readonly also?: {
    readonly page: string;
    readonly section?: string;
    readonly files: readonly string[];
  };
  /** Files with the code of a fence that has another title; `null` leaves a file out. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Environment variables for build and server, such as the secrets that a reader would set. */
  readonly env?: Readonly<Record<string, string>>;
  /** How the app's own API server is started. */
  readonly api?: ApiServerOptions;
  /** Serves the build with nginx and the configuration of this title, instead of `npm run preview`. */
  readonly nginx?: NginxFence;
}

/**
 * Writes an app outside of this repository. Inside, its tools would find the repository's lock file
 * and its ESLint, TypeScript and browserslist configuration, which readers do not have.
 */
async function writeApp(files: ReadonlyMap<string, Fence>): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'toolpad-app-'));
  await writeFiles(folder, files);
  await fs.symlink(NODE_MODULES, path.join(folder, 'node_modules'), 'junction');
  return folder;
}

async function writeFiles(folder: string, files: ReadonlyMap<string, Fence>): Promise<void> {
  for (const [name, { code }] of files) {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, `${code}\n`);
  }
}

/** The app's folder in the laboratory, where a failed test leaves it for the next one. */
async function writeLabApp(
  pageFolder: string,
  files: ReadonlyMap<string, Fence>,
  lab: Lab,
): Promise<string> {
  const folder = path.join(lab.folder, pageFolder.replaceAll('/', '-'));
  if (!existsSync(folder)) {
    await writeFiles(folder, files);
  }
  return folder;
}

/** Arguments that make such a server listen on a port of this machine; others obey `PORT`. */
function serverArguments(script: string, port: number): string[] {
  if (/\bnext\b/.test(script)) {
    return ['--port', String(port), '--hostname', '127.0.0.1'];
  }
  return /\bvite\b/.test(script)
    ? ['--port', String(port), '--host', '127.0.0.1', '--strictPort']
    : [];
}

const pageFile = (folder: string): string => path.posix.join('docs-core', folder, 'index.mdx');

/** The nginx configuration on a page. */
async function nginxConfig({ page, title }: NginxFence): Promise<string> {
  const fences = extractFences(await fs.readFile(pageFile(page), 'utf8'));
  const fence = fences.find((candidate) => candidate.title === title);
  if (!fence) {
    throw new Error(`${pageFile(page)}: no fence with title="${title}"`);
  }
  return fence.code;
}

/** A fence as readers see it: one that names a file of an example contains it. */
async function withExample(fence: Fence): Promise<Fence> {
  return fence.file === null
    ? fence
    : { ...fence, code: (await fs.readFile(path.join('examples', fence.file), 'utf8')).trimEnd() };
}

async function fencesOf(
  pageFolder: string,
  { settings, alone, also, files = {}, only, without }: Options,
): Promise<readonly Fence[]> {
  const readSource = async (folder: string) => fs.readFile(pageFile(folder), 'utf8');
  const read = async (folder: string) =>
    Promise.all(extractFences(await readSource(folder)).map(withExample));
  const pages = alone ? [] : usedPages(pageFile(pageFolder), await readSource(pageFolder));
  const used = pages.map(async (page) => extractFences(await fs.readFile(page, 'utf8')));
  const before = also === undefined ? [] : await read(also.page);
  const others = settings === undefined ? [] : await read(settings);
  const all = [
    ...others.filter((fence) => isSetting(fence)),
    ...(await Promise.all(used)).flat(),
    ...before.filter(
      ({ heading, title }) =>
        also?.files.includes(title ?? '') && (also.section ?? heading) === heading,
    ),
    ...appFences(await read(pageFolder), { only, without }),
  ];
  return Object.entries(files).reduce<readonly Fence[]>((fences, [name, from]) => {
    // Fences without a title have `null`, too.
    const source = from === null ? [] : fences.filter(({ title }) => title === from);
    const rest = fences.filter(({ title }) => title !== name);
    return [...rest, ...source.map((fence) => ({ ...fence, title: name }))];
  }, all);
}

/**
 * Writes the app that a page builds into a folder, with the packages that it needs.
 *
 * @returns the folder, which the caller removes, and the scripts of its `package.json`
 * @throws Error if the app needs a package that neither its `package.json` nor its page installs
 */
export async function appFolder(
  pageFolder: string,
  options: Options = {},
): Promise<{ readonly folder: string; readonly scripts: Readonly<Record<string, string>> }> {
  const page = pageFile(pageFolder);
  const fences = await fencesOf(pageFolder, options);
  const files = appFiles(fences);
  const manifest = readManifest(page, files);
  const problems = [
    ...dependencyProblems(page, manifest, (name) => installedVersion(NODE_MODULES, name)),
    ...undeclaredImports(page, files, manifest, installedByCommands(fences)),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const lab = currentLab();
  const folder = lab ? await writeLabApp(pageFolder, files, lab) : await writeApp(files);
  return { folder, scripts: manifest.scripts ?? {} };
}

async function withApp(
  pageFolder: string,
  options: Options,
  provide: (app: App) => Promise<void>,
): Promise<void> {
  const page = pageFile(pageFolder);
  const lab = currentLab();
  const { api = {}, nginx } = options;
  const env = { ...options.env, ...(lab && labEnvironment(lab)) };
  const { folder, scripts } = await appFolder(pageFolder, options);
  const script = scripts.start === undefined ? 'preview' : 'start';
  const serve = async (): Promise<void> => {
    const base = nginx?.base === undefined ? [] : [`--base=${nginx.base}`];
    if (lab) {
      await installApp(folder, lab, scripts, env);
    } else {
      await succeed(runScript(folder, 'build', base, env), `${page}: npm run build`);
    }
    const port = await freePort();
    if (nginx) {
      const config = await nginxConfig(nginx);
      await withNginx(folder, config, port, async () =>
        provide({ origin: `http://127.0.0.1:${port}` }),
      );
      return;
    }
    const args = serverArguments(scripts[script] ?? '', port);
    const address = { PORT: String(port), HOST: '127.0.0.1' };
    const server = runScript(folder, script, args, { ...env, ...address }, lab?.manager);
    try {
      await listening(server, port, `${page}: npm run ${script}`);
      await provide({ origin: `http://127.0.0.1:${port}` });
    } finally {
      await stop(server);
    }
  };
  try {
    await withApiServer(folder, page, api, serve);
  } finally {
    if (!lab) {
      await fs.rm(folder, { recursive: true, force: true });
    }
  }
}

function watchConsole(page: Page, lines: string[]): void {
  page.on('console', (message) => {
    // No fence can contain an icon, so the browser's request for one fails.
    if (!message.location().url.endsWith('/favicon.ico')) {
      lines.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
}

/**
 * A Playwright `test` for the app that a page builds: the page's own fences, written to disk, built
 * and started. `page.goto('/')` opens it. `consoleLines` is the browser's console output so far; a
 * test fails if it is not empty at the end.
 *
 * @param pageFolder below `docs-core`, such as `integrations/nextjs-approuter`
 * @param options which sections make up the app, when the page shows more than one
 */
export function integrationTest(pageFolder: string, options: Options = {}) {
  return base.extend<{ consoleLines: string[] }, { app: App }>({
    app: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads fixture names from it
      async ({}, provide) => withApp(pageFolder, options, provide),
      { scope: 'worker', timeout: currentLab() ? LAB_SETUP_TIME : SETUP_TIME },
    ],
    baseURL: async ({ app }, provide) => provide(app.origin),
    consoleLines: [
      async ({ page }, provide) => {
        const lines: string[] = [];
        watchConsole(page, lines);
        await provide(lines);
        base.expect(lines, 'the browser console').toEqual([]);
      },
      { auto: true },
    ],
  });
}
