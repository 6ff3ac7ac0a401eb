import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CurrentBundler, LoadContext } from '@docusaurus/types';
import ts from 'typescript';
import type { Compiler } from 'webpack';
import { readSiteFields } from '../../../site/config/environment';
import type { PublishingPlugin } from '../../../site/publishing';
import { EDITED_FOLDER, LICENSE_META } from '../element';
import { recordModule, replaceStyleCache } from './demoBundling';
import { DOCS_FOLDERS, listDemos } from './demoFiles';

/** Also the name of the generated folder. */
const NAME = 'edited-demos';

/** The program's folder in the site. */
const ASSETS = 'assets/edited/';

/** The document in the site. */
const DOCUMENT = `demo/${EDITED_FOLDER}index.html`;

/** Chunk names of modules that are large and rarely used. */
const APART: Readonly<Record<string, string>> = {
  '@mui/x-data-grid-pro': 'grid-pro',
  '@mui/x-data-grid/locales': 'grid-locales',
  '@mui/material/locale': 'material-locales',
};

/** Source of the `modules` module: a loader for each module that demos import. */
function importableModules(siteDir: string): string {
  const imports = listDemos(siteDir).flatMap(
    (file) => ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles,
  );
  const names = imports.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
  const sorted = [...new Set([...names, 'react/jsx-runtime'])].sort();
  return recordModule(
    'modules',
    sorted.map((name) => {
      const chunk = JSON.stringify(APART[name] ?? 'libraries');
      return [name, `() => import(/* webpackChunkName: ${chunk} */ ${JSON.stringify(name)})`];
    }),
  );
}

/**
 * The document that runs edited demos, for frames without the site's origin: it reaches nothing but
 * the program's own chunks, on any host (spec 3.6).
 *
 * @param program URL of the program's entry
 * @param licenseKey of the data grids, if the site has one (spec 9)
 */
export function editedDocument(program: string, licenseKey: string | null): string {
  // Safari does not match `'self'` in a document without an origin, so a script adds the program.
  const script = `document.body.append(Object.assign(document.createElement('script'),{src:${JSON.stringify(program)}}))`;
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'strict-dynamic' 'sha256-${hash}' blob:`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const content = licenseKey?.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const key = content === undefined ? '' : `<meta name="${LICENSE_META}" content="${content}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${key}<title>Demo</title></head><body><script>${script}</script></body></html>\n`;
}

interface Program {
  /** File name of the entry. */
  readonly entry: string;
  /** Contents by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that it was made from, relative to the site's folder; the lock file stands for packages. */
  readonly inputs: readonly string[];
}

/** Bundles the program that runs edited demos with all modules they may import. */
async function bundleProgram(
  bundler: CurrentBundler['instance'],
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
): Promise<Program> {
  const output = path.join(generatedFilesDir, NAME, 'program');
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
    entry: path.join(siteDir, 'src/features/demos/editing/document/index.ts'),
    output: {
      path: output,
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: baseUrl + ASSETS,
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
    plugins: [new bundler.NormalModuleReplacementPlugin(...replaceStyleCache(siteDir))],
    performance: { hints: false },
  });
  const { entry, inputs } = await new Promise<Omit<Program, 'files'>>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      const { entrypoints, fileDependencies } = stats?.compilation ?? {};
      const [main = ''] = entrypoints?.get('main')?.getFiles() ?? [];
      const own = [...(fileDependencies ?? []), __filename, path.join(siteDir, 'package-lock.json')]
        .map((file) => path.relative(siteDir, file))
        .filter((file) => /^(?!node_modules).*\.\w+$/.test(file))
        .sort();
      compiler.close(() => (problem ? reject(problem) : resolve({ entry: main, inputs: own })));
    });
  });
  const names = (await fs.readdir(output)).filter((name) => name.endsWith('.js'));
  const read = async (name: string) =>
    [name, await fs.readFile(path.join(output, name), 'utf8')] as const;
  return { entry, inputs, files: Object.fromEntries(await Promise.all(names.map(read))) };
}

/**
 * The program that runs edited demos (`editing/document/`), from the cache unless one of the files
 * that it was made from has changed. Its own bundle, so that the site's chunks don't change.
 */
async function readProgram(
  bundler: CurrentBundler['instance'],
  context: LoadContext,
): Promise<Program> {
  const file = path.join(context.siteDir, 'node_modules/.cache', `${NAME}.json`);
  const keyOf = async (inputs: readonly string[]): Promise<string> => {
    const contents = inputs.map((name) => fs.readFile(path.join(context.siteDir, name)));
    const hash = createHash('sha256');
    (await Promise.all(contents)).forEach((content) => hash.update(content));
    return hash.digest('hex');
  };
  try {
    const kept = JSON.parse(await fs.readFile(file, 'utf8')) as Program & { readonly key: string };
    if (kept.key === (await keyOf(kept.inputs))) {
      return kept;
    }
  } catch {
    // There is none, or one of its files is gone.
  }
  const program = await bundleProgram(bundler, context);
  const key = await keyOf(program.inputs);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, JSON.stringify({ ...program, key }));
  return program;
}

/**
 * Plugin that adds the document for edited demos and its program to the site. The bundler makes the
 * program while it makes the site, and the development server serves both alike.
 */
export default function editedDemos(context: LoadContext): PublishingPlugin {
  const { siteDir, baseUrl, siteConfig } = context;
  const { muiXLicenseKey } = readSiteFields(siteConfig).environment;
  let modules = '';
  let bundled: { readonly modules: string; readonly program: Promise<Program> } | null = null;
  const documentOf = async (): Promise<string> => {
    const { entry = '' } = (await bundled?.program) ?? {};
    return editedDocument(baseUrl + ASSETS + entry, muiXLicenseKey);
  };
  return {
    name: NAME,
    getPathsToWatch: () => DOCS_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.tsx')),
    async contentLoaded({ actions }) {
      modules = importableModules(siteDir);
      await actions.createData('modules.js', modules);
    },
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      const apply = ({ hooks, options }: Compiler): void => {
        hooks.thisCompilation.tap(NAME, (compilation) => {
          if (bundled?.modules !== modules) {
            bundled = { modules, program: readProgram(instance, context) };
          }
          const { program } = bundled;
          // It is reported when it is awaited.
          program.catch(() => undefined);
          // After the minifier, which has minified these already.
          const stage = instance.Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
            for (const [name, text] of Object.entries((await program).files)) {
              compilation.emitAsset(ASSETS + name, new instance.sources.RawSource(text));
            }
            // A build would finish it like a page.
            if (options.mode === 'development') {
              const html = await documentOf();
              compilation.emitAsset(DOCUMENT, new instance.sources.RawSource(html));
            }
          });
        });
      };
      return isServer ? {} : { plugins: [{ apply }] };
    },
    async publish({ outDir }) {
      const file = path.join(outDir, DOCUMENT);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, await documentOf());
    },
  };
}
