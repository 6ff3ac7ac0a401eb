import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CurrentBundler, LoadContext } from '@docusaurus/types';
import { buildCache, codeHash } from '../../../build/tools/buildCache';
import { importedModules } from '../../../build/tools/importsOf';
import type { PublishingPlugin } from '../../../build/tools/publishing';
import { emitWithSite } from '../../../build/docusaurus/emitWithSite';
import { bundleProgram, type Program } from '../../../build/docusaurus/bundleProgram';
import type { Site } from '../../../site/config';
import { EDITED_FOLDER, LICENSE_META } from '../element';
import { recordModule, replaceStyleCache } from './demoBundling';
import { DOCS_FOLDERS, listDemos } from './demoFiles';

/** Also the name of the generated folder. */
const NAME = 'edited-demos';

/** The program's folder in the site. */
const ASSETS = 'assets/edited/';

/** The document in the site. */
const DOCUMENT = `demo/${EDITED_FOLDER}index.html`;

/** What pages load to edit a demo, and to show one with kept edits. */
export const EDITING_MODULE = /[\\/]src[\\/]features[\\/]demos[\\/]editing[\\/]index\.ts$/;

/** Chunk names of modules that are large and rarely used. */
const APART: Readonly<Record<string, string>> = {
  '@mui/x-data-grid-pro': 'grid-pro',
  '@mui/x-data-grid/locales': 'grid-locales',
  '@mui/material/locale': 'material-locales',
};

/** Source of the `modules` module: a loader for each module that demos import. */
function importableModules(siteDir: string): string {
  const imports = listDemos(siteDir).flatMap((file) => importedModules(readFileSync(file, 'utf8')));
  const names = imports.filter((name) => !name.startsWith('.'));
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

/** The code that the program is made from, relative to the site. */
const SOURCES = ['brand', 'dom', 'features/demos', 'preferences', 'recovery', 'site'].map(
  (name) => `src/${name}`,
);

/**
 * Plugin that adds the document for edited demos and its program to the site. A build makes the
 * program while it makes the site, the development server when a demo is edited.
 */
export default function editedDemos({ environment }: Pick<Site, 'environment'>) {
  return ({ siteDir, generatedFilesDir, baseUrl }: LoadContext): PublishingPlugin => {
    let modules = '';
    let bundled: { readonly modules: string; readonly program: Promise<Program> } | null = null;
    const programOf = (bundler: CurrentBundler['instance']): Promise<Program> => {
      if (bundled?.modules !== modules) {
        // Its own bundle, so that the site's chunks don't change.
        const program = buildCache(NAME, [modules, codeHash(...SOURCES)], () =>
          bundleProgram(bundler, {
            entry: path.join(siteDir, 'src/features/demos/editing/document/index.ts'),
            output: path.join(generatedFilesDir, NAME, 'program'),
            publicPath: baseUrl + ASSETS,
            siteDir,
            generatedFilesDir,
            replacement: replaceStyleCache(siteDir),
          }),
        );
        // It is reported when it is awaited.
        program.catch(() => undefined);
        bundled = { modules, program };
      }
      return bundled.program;
    };
    const documentOf = ({ entry }: Program): string =>
      editedDocument(baseUrl + ASSETS + entry, environment.muiXLicenseKey);
    return {
      name: NAME,
      getPathsToWatch: () => DOCS_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.tsx')),
      async contentLoaded({ actions }) {
        modules = importableModules(siteDir);
        await actions.createData('modules.js', modules);
      },
      configureWebpack: (_config, isServer, { currentBundler: { instance } }) =>
        isServer
          ? {}
          : {
              plugins: [
                emitWithSite(instance, NAME, EDITING_MODULE, async (isDevelopment) => {
                  const made = await programOf(instance);
                  const files = Object.entries(made.files).map(([name, text]) => [
                    ASSETS + name,
                    text,
                  ]);
                  // A build writes the document below.
                  const page = isDevelopment ? [[DOCUMENT, documentOf(made)]] : [];
                  return Object.fromEntries([...files, ...page]) as Record<string, string>;
                }),
              ],
            },
      async publish({ outDir }) {
        const program = await bundled?.program;
        if (!program) {
          throw new Error('The program for edited demos was not made (editedDemos.ts)');
        }
        const file = path.join(outDir, DOCUMENT);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, documentOf(program));
      },
    };
  };
}
