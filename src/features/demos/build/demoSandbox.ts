import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import ts from 'typescript';
import { SANDBOX_ADDRESS, SANDBOX_FLAGS, sandboxDocument } from '../../../site/demoSandbox';
import { addressOf, bundleData, recordModule, replaceStyleCache } from './demoBundling';
import { DOCS_FOLDERS, listDemos, listFiles } from './demoFiles';

/** Name of the plugin and of its folder of generated files. */
const NAME = 'demo-sandbox';

/** What is large and in few demos: it loads when it is imported. */
const APART: Readonly<Record<string, string>> = {
  '@mui/x-data-grid-pro': 'grid-pro',
  '@mui/x-data-grid/locales': 'grid-locales',
  '@mui/material/locale': 'material-locales',
};

/** What compiled JSX imports, besides what its author does. */
const JSX_RUNTIME = 'react/jsx-runtime';

/** The program's own source files, without packages. */
const SOURCES = ['brand', 'features/demos', 'preferences', 'site'].map((name) => `src/${name}`);

/** The module that maps what demos import, and so may be imported by changed ones, to what loads it. */
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

/** A content hash of the program and its dependencies. */
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
 * Bundles what runs changed demos (`editing/sandboxed/`) and all that they may import. It is a program of
 * its own, apart from the site's, so pages that nobody edits load what they always did. What is there from
 * an earlier build of the same is taken.
 *
 * @returns the folder of its parts; `runtime.js` is the one to start with
 */
async function bundleSandbox(siteDir: string): Promise<string> {
  const modules = importableModules(siteDir);
  const cache = path.join(siteDir, 'node_modules/.cache/demo-sandbox');
  const folder = path.join(cache, fingerprint(siteDir, modules));
  const parts = path.join(folder, 'parts');
  if (existsSync(parts)) {
    return parts;
  }
  // Older ones are of no more use.
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
    plugins: [new rspack.NormalModuleReplacementPlugin(...replaceStyleCache(siteDir))],
    performance: { hints: false },
  });
  await fs.rename(unfinished, parts);
  return parts;
}

/** Bundles the program that runs edited demos, as chunks that the page passes to the sandbox. */
export default function demoSandbox({ isDevelopment }: { readonly isDevelopment: boolean }) {
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
        // Text to the page, under a name that it cannot take for a script: only the document runs them.
        const textOf = (file: string) => file.replace(/\.js$/, '.txt');
        for (const file of files) {
          await fs.copyFile(path.join(bundled, file), path.join(parts, textOf(file)));
        }
        // A writer has no host that would serve it.
        const held = isDevelopment ? { srcdoc: sandboxDocument(null) } : { src: SANDBOX_ADDRESS };
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
