import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { demoBundling, DOCS_FOLDERS, STYLE_LOADERS } from './demoBundling';
import { readDemoFiles } from './demoFiles';
import { demoId } from './demoId';
import { installedVersion } from '../config/installedVersion';
import { SANDBOX_PACKAGES } from './sandboxPackages';
import { tailwindStyles } from './tailwindStyles';

/** Names the plugin, and the folder of what it generates. */
const NAME = 'demos';

async function listDemoFiles(siteDir: string): Promise<string[]> {
  const lists = await Promise.all(
    DOCS_FOLDERS.map(async (folder) => {
      const entries = await fs.readdir(path.join(siteDir, folder), {
        recursive: true,
        withFileTypes: true,
      });
      return entries
        .filter((entry) => entry.isFile() && /^[A-Z]\w*\.tsx$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name));
    }),
  );
  return lists.flat().sort();
}

/** A demo as the registry knows it. */
interface Entry {
  readonly id: string;
  /** What to import for the component. */
  readonly request: string;
  /** The style sheet of its Tailwind classes. */
  readonly styles: string | null;
  /** Its files as data. */
  readonly files: string;
}

function loader({ id, request, styles }: Entry): string {
  const component = `import(${JSON.stringify(request)})`;
  const both =
    styles === null
      ? component
      : `Promise.all([${component}, import(${JSON.stringify(STYLE_LOADERS + styles)})]).then(([demo]) => demo)`;
  return `  ${JSON.stringify(id)}: () => ${both},`;
}

/**
 * The modules that map each demo's id to the function that loads it, and to the one that loads its
 * source.
 */
export function registrySource(entries: readonly Entry[]): string {
  const sources = entries.map(
    ({ id, files }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(files)}),`,
  );
  return [
    `export const demos = {\n${entries.map(loader).join('\n')}\n};\n`,
    `export const sources = {\n${sources.join('\n')}\n};\n`,
  ].join('\n');
}

function stylingOf(file: string): 'system' | 'tailwind' | 'css' {
  const folder = path.basename(path.dirname(file));
  return folder === 'tailwind' || folder === 'css' ? folder : 'system';
}

/**
 * Finds the demos that lie beside the pages, and serves the document that demos which fill a screen
 * are framed in.
 */
export default function demoRegistry({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: NAME,
    getPathsToWatch: () =>
      DOCS_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{tsx,css}')),
    async contentLoaded({ actions }) {
      const writeEntry = async (file: string): Promise<Entry> => {
        const id = demoId(file, siteDir);
        const name = id.replaceAll('/', '-');
        const styleSheet = file.replace(/\.tsx$/, '.css');
        const hasStyleSheet = await fs.access(styleSheet).then(
          () => true,
          () => false,
        );
        const styling = stylingOf(file);
        const files = await readDemoFiles({
          styling,
          file,
          styleSheet: hasStyleSheet ? styleSheet : null,
        });
        const source = await fs.readFile(file, 'utf8');
        return {
          id,
          request: `@site/${path.relative(siteDir, file).split(path.sep).join('/')}`,
          styles:
            styling === 'tailwind'
              ? await actions.createData(`${name}.css`, await tailwindStyles(source))
              : null,
          files: await actions.createData(`${name}.json`, JSON.stringify(files)),
        };
      };
      const entries = await Promise.all((await listDemoFiles(siteDir)).map(writeEntry));
      await actions.createData('registry.js', registrySource(entries));
      const versions = Object.fromEntries(
        SANDBOX_PACKAGES.map((name) => [name, installedVersion(name)]),
      );
      await actions.createData('versions.json', JSON.stringify(versions));
      actions.addRoute({
        path: `${baseUrl}demo/`,
        component: '@site/src/demos/DemoDocument',
        exact: true,
      });
    },
    configureWebpack: (_config, isServer, { currentBundler }) =>
      demoBundling(
        { siteDir, registry: path.join(generatedFilesDir, NAME, 'default/registry') },
        isServer,
        currentBundler.instance,
      ),
  };
}
