import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import ts from 'typescript';
import { replaceStyleCache } from './demoBundling';

/** What is large and in few demos: it loads when it is imported. */
const APART: Readonly<Record<string, string>> = {
  '@mui/x-data-grid-pro': 'grid-pro',
  '@mui/x-data-grid/locales': 'grid-locales',
  '@mui/material/locale': 'material-locales',
};

/** What compiled JSX imports, besides what its author does. */
const JSX_RUNTIME = 'react/jsx-runtime';

/** The program's own source files, without packages. */
const SOURCES = ['brand', 'features/demos', 'preferences', 'site'];

type RspackOptions = Parameters<typeof rspack>[0];

/** The packages and modules that demos import, sorted. */
function importedModules(sources: readonly string[]): readonly string[] {
  const names = sources.flatMap((source) =>
    ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName),
  );
  return [...new Set([...names.filter((name) => !name.startsWith('.')), JSX_RUNTIME])].sort();
}

/** The module that maps what may be imported to what loads it. */
function modulesSource(names: readonly string[]): string {
  const lines = names.map((name) => {
    const chunk = JSON.stringify(APART[name] ?? 'libraries');
    const text = JSON.stringify(name);
    return `  ${text}: () => import(/* webpackChunkName: ${chunk} */ ${text}),`;
  });
  return `export const modules = {\n${lines.join('\n')}\n};\n`;
}

async function listSources(siteDir: string): Promise<readonly string[]> {
  const lists = await Promise.all(
    SOURCES.map(async (folder) => {
      const files = await fs.readdir(path.join(siteDir, 'src', folder), { recursive: true });
      return files.map((file) => path.join('src', folder, file));
    }),
  );
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
  return [...lists.flat().filter(isSource).sort(), 'package-lock.json'];
}

/** A content hash of the program and its dependencies. */
async function fingerprint(siteDir: string, modules: string): Promise<string> {
  const hash = createHash('sha256').update(modules);
  for (const file of await listSources(siteDir)) {
    hash.update(await fs.readFile(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function bundle(options: RspackOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(options);
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => {
        if (problem) {
          reject(problem);
        } else {
          resolve();
        }
      });
    });
  });
}

/**
 * Bundles what runs changed demos (`editing/sandboxed/`) and all that they may import. It is a program of
 * its own, apart from the site's, so pages that nobody edits load what they always did. What is there from
 * an earlier build of the same is taken.
 *
 * @param demos the sources of all demos
 * @returns the folder of its parts; `runtime.js` is the one to start with
 */
export async function bundleSandbox(siteDir: string, demos: readonly string[]): Promise<string> {
  const modules = modulesSource(importedModules(demos));
  const cache = path.join(siteDir, 'node_modules/.cache/demo-sandbox');
  const folder = path.join(cache, await fingerprint(siteDir, modules));
  const parts = path.join(folder, 'parts');
  const isThere = await fs.access(parts).then(
    () => true,
    () => false,
  );
  if (isThere) {
    return parts;
  }
  // Older ones are of no more use.
  await fs.rm(cache, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const modulesFile = path.join(folder, 'modules.js');
  await fs.writeFile(modulesFile, modules);
  const unfinished = path.join(folder, 'unfinished');
  await bundle({
    context: siteDir,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { runtime: path.join(siteDir, 'src/features/demos/editing/sandboxed/index.ts') },
    output: {
      path: unfinished,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: '',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      modules: [path.join(siteDir, 'node_modules'), 'node_modules'],
      alias: { '@generated/demo-sandbox/default/modules$': modulesFile },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    plugins: [new rspack.NormalModuleReplacementPlugin(...replaceStyleCache(siteDir))],
    performance: { hints: false },
  });
  await fs.rename(unfinished, parts);
  return parts;
}
