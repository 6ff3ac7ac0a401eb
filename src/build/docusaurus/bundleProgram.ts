import fs from 'node:fs/promises';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { replaceModules, type ModuleRequest } from './replaceModules';

/** A program in a bundle of its own. */
export interface Program {
  /** File name of the entry. */
  readonly entry: string;
  /** Contents by file name. */
  readonly files: Readonly<Record<string, string>>;
}

interface ProgramOptions {
  /** The entry's source. */
  readonly entry: string;
  /** A folder for the bundle, which is emptied. */
  readonly output: string;
  /** URL path of the bundle's files. */
  readonly publicPath: string;
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  /** Changes requests for modules. */
  readonly replacement: readonly [requests: RegExp, change: (resource: ModuleRequest) => void];
}

/**
 * Bundles a program with the bundler of the site; style sheets become text.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/demoEditing.spec.ts.
 *
 * @throws Error with what the bundler reports
 */
export async function bundleProgram(
  bundler: CurrentBundler['instance'],
  { entry, output, publicPath, siteDir, generatedFilesDir, replacement }: ProgramOptions,
): Promise<Program> {
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  };
  const compiler = bundler({
    context: siteDir,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry,
    output: {
      path: output,
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      modules: [path.join(siteDir, 'node_modules'), 'node_modules'],
      alias: { '@generated': generatedFilesDir },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc } },
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    plugins: [replaceModules(bundler, ...replacement)],
    performance: { hints: false },
  });
  const main = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      const [name = ''] = stats?.compilation.entrypoints.get('main')?.getFiles() ?? [];
      compiler.close(() => (problem ? reject(problem) : resolve(name)));
    });
  });
  const names = (await fs.readdir(output)).filter((name) => name.endsWith('.js'));
  const read = async (name: string) =>
    [name, await fs.readFile(path.join(output, name), 'utf8')] as const;
  return { entry: main, files: Object.fromEntries(await Promise.all(names.map(read))) };
}
