import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import ts from 'typescript';
import { replaceModules } from '../../../build/docusaurus/replaceModules';
import type { Site } from '../../../site/config';
import { SANDBOX_ADDRESS, SANDBOX_FLAGS, sandboxDocument } from '../../../site/demoSandbox';
import { addressOf, bundleData, recordModule, replaceStyleCache } from './demoBundling';
import { DOCS_FOLDERS, listDemos, listFiles } from './demoFiles';

/** Also the name of the generated folder. */
const NAME = 'demo-sandbox';

/** Chunk names of modules that are large and rarely used. */
const APART: Readonly<Record<string, string>> = {
  '@mui/x-data-grid-pro': 'grid-pro',
  '@mui/x-data-grid/locales': 'grid-locales',
  '@mui/material/locale': 'material-locales',
};

const JSX_RUNTIME = 'react/jsx-runtime';

const SOURCES = ['brand', 'dom', 'features/demos', 'islands', 'preferences', 'site'].map(
  (name) => `src/${name}`,
);

/** Source of the `modules` module: a loader for each module that demos import. */
function importableModules(siteDir: string): string {
  const imports = listDemos(siteDir).flatMap(
    (file) => ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles,
  );
  const names = imports.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
  const sorted = [...new Set([...names, JSX_RUNTIME])].sort();
  return recordModule(
    'modules',
    sorted.map((name) => {
      const chunk = JSON.stringify(APART[name] ?? 'libraries');
      return [name, `() => import(/* webpackChunkName: ${chunk} */ ${JSON.stringify(name)})`];
    }),
  );
}

function fingerprint(siteDir: string, modules: string): string {
  const sources = listFiles(siteDir, SOURCES).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const hash = createHash('sha256').update(modules);
  for (const file of [...sources.sort(), 'package-lock.json']) {
    hash.update(readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function bundle(options: Parameters<typeof rspack>[0]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(options);
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}

/**
 * Bundles the program that runs edited demos (`editing/sandboxed/`) with all modules they may
 * import. A separate bundle, so that the site's chunks don't change. Cached by fingerprint.
 *
 * @returns the folder of the chunks; the entry is `runtime.js`
 */
async function bundleSandbox(siteDir: string): Promise<string> {
  const modules = importableModules(siteDir);
  const cache = path.join(siteDir, 'node_modules/.cache/demo-sandbox');
  const folder = path.join(cache, fingerprint(siteDir, modules));
  const parts = path.join(folder, 'parts');
  if (existsSync(parts)) {
    return parts;
  }
  await fs.rm(cache, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const modulesFile = path.join(folder, 'modules.js');
  await fs.writeFile(modulesFile, modules);
  const unfinished = path.join(folder, 'unfinished');
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  };
  await bundle({
    context: siteDir,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { runtime: path.join(siteDir, 'src/features/demos/editing/sandboxed/index.ts') },
    output: { path: unfinished, filename: '[name].js', chunkFilename: '[name].js', publicPath: '' },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      modules: [path.join(siteDir, 'node_modules'), 'node_modules'],
      alias: { '@generated/demo-sandbox/default/modules$': modulesFile },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc } },
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    plugins: [replaceModules(rspack, ...replaceStyleCache(siteDir))],
    performance: { hints: false },
  });
  await fs.rename(unfinished, parts);
  return parts;
}

/** Plugin that bundles the program for edited demos; the page passes its chunks to the sandbox. */
export default function demoSandbox({ environment }: Pick<Site, 'environment'>) {
  return ({ siteDir, generatedFilesDir }: LoadContext): Plugin => {
    const generated = path.join(generatedFilesDir, NAME, 'default');
    return {
      name: NAME,
      getPathsToWatch: () => DOCS_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.tsx')),
      async contentLoaded({ actions }) {
        const bundled = await bundleSandbox(siteDir);
        const files = (await fs.readdir(bundled)).filter((name) => name.endsWith('.js')).sort();
        const parts = path.join(generated, 'parts');
        await fs.rm(parts, { recursive: true, force: true });
        await fs.mkdir(parts, { recursive: true });
        // `.txt`, so that the page can't run them as scripts: only the sandboxed document may.
        const textOf = (file: string) => file.replace(/\.js$/, '.txt');
        for (const file of files) {
          await fs.copyFile(path.join(bundled, file), path.join(parts, textOf(file)));
        }
        // The development server has no sandbox host.
        const held = environment.isDevelopment
          ? { srcdoc: sandboxDocument(null) }
          : { src: SANDBOX_ADDRESS };
        const source = JSON.stringify({ sandbox: SANDBOX_FLAGS, ...held });
        const addresses = recordModule(
          'parts',
          files.map((file) => [file, addressOf(`./parts/${textOf(file)}`)]),
        );
        await actions.createData('sandbox.js', `export const source = ${source};\n${addresses}`);
      },
      configureWebpack: (_config, isServer) =>
        bundleData(generated, /\.txt$/, ['sandbox'], isServer),
    };
  };
}
