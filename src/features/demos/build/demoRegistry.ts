import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { compile } from 'tailwindcss';
import { reloadLater } from '../../../build/docusaurus/reloadLater';
import { INJECTED_STYLES, replaceModules } from '../../../build/docusaurus/replaceModules';
import type { Site } from '../../../site/config';
import { installedVersion } from '../../../build/tools/productVersions';
import { DEFAULT_STYLING, STYLINGS } from '../../../site/stylings';
import packages from '../sandbox/packages.json';
import { CLASS_SEPARATOR, TAILWIND_SHEET } from '../tailwindSheet';
import { recordModule, replaceStyleCache } from './demoBundling';
import {
  demoId,
  demoStylings,
  DOCS_FOLDERS,
  listDemos,
  readDemoFiles,
  sitePath,
} from './demoFiles';

/** Also the name of the generated folder. */
const NAME = 'demos';

/** Demos, the generated modules that add a style sheet to one, and the list of their sources. */
export const DEMO_MODULES =
  /[\\/](?:docs-[a-z]+[\\/].+\.tsx|demos[\\/]default[\\/](?:[a-z]+-.+|sources)\.js)$/;

/** Generates CSS for the Tailwind classes in a source file. */
export async function tailwindStyles(source: string): Promise<string> {
  const compiler = await compile(TAILWIND_SHEET, {
    base: __dirname,
    loadStylesheet: (id, base) => {
      const file = require.resolve(id);
      return Promise.resolve({ path: file, base, content: readFileSync(file, 'utf8') });
    },
  });
  return compiler.build(source.split(CLASS_SEPARATOR));
}

/** Plugin that registers and highlights demos (spec 3.5), and adds the route for framed ones. */
export default function demoRegistry({
  highlight,
  environment,
}: Pick<Site, 'environment'> & {
  readonly highlight: (code: string, language: string) => Promise<string>;
}) {
  /** A demo's highlighted files in all stylings, as JSON. */
  const readPublished = async (file: string): Promise<string> => {
    const files = await Promise.all(demoStylings(file).map(readDemoFiles));
    const published = files.flat().map(async (one) => {
      const words = await highlight(one.full, one.language);
      return { ...one, preview: undefined, words };
    });
    return JSON.stringify(await Promise.all(published));
  };
  return ({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin =>
    reloadLater<unknown>({
      name: NAME,
      getPathsToWatch: () =>
        DOCS_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{tsx,css}')),
      async contentLoaded({ actions }) {
        /** Writes a demo's data; returns its import request and the path of its sources, if any. */
        const writeDemo = async (file: string) => {
          const id = demoId(file, siteDir);
          const name = id.replaceAll('/', '-');
          const request = `@site/${sitePath(file, siteDir)}`;
          const folder = path.basename(path.dirname(file));
          const styling = STYLINGS.find((one) => one === folder) ?? DEFAULT_STYLING;
          if (styling === DEFAULT_STYLING) {
            const sources = await actions.createData(`${name}.json`, await readPublished(file));
            return { id, request, sources };
          }
          if (styling === 'tailwind') {
            const css = await tailwindStyles(await fs.readFile(file, 'utf8'));
            const styles = INJECTED_STYLES + (await actions.createData(`${name}.css`, css));
            const lines = [
              `import ${JSON.stringify(styles)};\n`,
              `export { default } from ${JSON.stringify(request)};\n`,
            ];
            const styled = await actions.createData(`${name}.js`, lines.join(''));
            return { id, request: styled, sources: null };
          }
          return { id, request, sources: null };
        };
        const demos = await Promise.all(listDemos(siteDir).map(writeDemo));
        const registry = recordModule(
          'demos',
          demos.map(({ id, request }) => [id, `() => import(${JSON.stringify(request)})`]),
        );
        const addresses = recordModule(
          'sources',
          demos.flatMap(({ id, sources }) =>
            sources ? [[id, `new URL(${JSON.stringify(sources)}, import.meta.url).href`]] : [],
          ),
        );
        const packageNames = Object.values(packages).flat().sort();
        const versions = Object.fromEntries(
          packageNames.map((name) => [name, installedVersion(name)]),
        );
        await actions.createData('registry.js', registry);
        await actions.createData('sources.js', addresses);
        await actions.createData('versions.json', JSON.stringify(versions));
        actions.addRoute({
          path: `${baseUrl}demo/`,
          component: '@site/src/features/demos/DemoDocument',
          exact: true,
          props: { licenseKey: environment.muiXLicenseKey },
        });
      },
      configureWebpack: (_config, isServer, { currentBundler: { instance } }) => {
        const folder = path.join(generatedFilesDir, NAME, 'default');
        const docs = DOCS_FOLDERS.map((name) => path.join(siteDir, name));
        // Only browsers load demos and their sources.
        const alias = Object.fromEntries(
          ['registry', 'sources'].map((name) => [`${path.join(folder, name)}$`, false] as const),
        );
        return {
          ...(isServer && { resolve: { alias } }),
          module: {
            rules: [
              {
                test: /\.json$/,
                include: folder,
                dependency: 'url',
                type: 'asset/resource',
                generator: { filename: 'assets/demos/[name].[contenthash:8][ext]' },
              },
            ],
          },
          plugins: [
            // Keep demos' styles out of the site's style sheet, which every page loads.
            replaceModules(instance, /^\.\/[A-Z]\w*\.css$/, (resource) => {
              if (docs.some((place) => resource.context.startsWith(place))) {
                resource.request = INJECTED_STYLES + resource.request;
              }
            }),
            replaceModules(instance, ...replaceStyleCache(siteDir)),
          ],
        };
      },
    });
}
