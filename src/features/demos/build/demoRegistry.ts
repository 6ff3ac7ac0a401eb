import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { demoBundling, DOCS_FOLDERS, STYLE_LOADERS } from './demoBundling';
import { type DemoFile, demoId, demoStylings, readDemoFiles } from './demoFiles';
import { installedVersion } from '../../../site/config/productVersions';
import { type CodeStyling, DEFAULT_STYLING, STYLINGS } from '../../../site/stylings';
import { tailwindStyles } from './tailwindStyles';

/** Name of the plugin and of its folder of generated files. */
const NAME = 'demos';

/** Packages that a demo may import, and what they need; a sandbox gets the installed versions. */
export const SANDBOX_PACKAGES: readonly string[] = [
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@toolpad/core',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'tailwindcss',
  'typescript',
];

/** Every demo of the site, in all stylings, sorted. */
export async function listDemoFiles(siteDir: string): Promise<string[]> {
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

/** A demo's entry in the registry. */
interface Entry {
  readonly id: string;
  /** What to import for the component. */
  readonly request: string;
  /** Its files in all stylings as data; `null` for a styling of another demo. */
  readonly files: string | null;
}

/** The module that maps each demo's id to the function that loads it. */
export function registrySource(entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ id, request }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(request)}),`,
  );
  return `export const demos = {\n${lines.join('\n')}\n};\n`;
}

/**
 * The module that maps each demo's id to the address of its files. They are data and no code, so the
 * script of every page need not know of them.
 */
export function sourcesSource(entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ id, files }) =>
    files === null
      ? []
      : [`  ${JSON.stringify(id)}: new URL(${JSON.stringify(files)}, import.meta.url).href,`],
  );
  return `export const sources = {\n${lines.join('\n')}\n};\n`;
}

/** A demo's component together with the style sheet of its Tailwind classes. */
export function styledDemoSource(request: string, styles: string): string {
  return [
    `import ${JSON.stringify(STYLE_LOADERS + styles)};\n`,
    `export { default } from ${JSON.stringify(request)};\n`,
  ].join('');
}

function stylingOf(file: string): CodeStyling {
  const folder = path.basename(path.dirname(file));
  return STYLINGS.find((styling) => styling === folder) ?? DEFAULT_STYLING;
}

/**
 * Finds the demos that lie beside the pages, and serves the document that demos which fill a screen
 * are framed in.
 *
 * @param highlight returns the colors of a source in a language (spec 3.5)
 */
export default function demoRegistry(highlight: (code: string, language: string) => unknown) {
  /** A file as the demo's toolbar needs it: complete and highlighted. */
  const withColours = ({ name, language, styling, variant, full }: DemoFile) => ({
    name,
    language,
    styling,
    variant,
    full,
    words: highlight(full, language),
  });
  return ({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin => ({
    name: NAME,
    getPathsToWatch: () =>
      DOCS_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{tsx,css}')),
    async contentLoaded({ actions }) {
      const writeEntry = async (file: string): Promise<Entry> => {
        const id = demoId(file, siteDir);
        const name = id.replaceAll('/', '-');
        const styling = stylingOf(file);
        const component = `@site/${path.relative(siteDir, file).split(path.sep).join('/')}`;
        const styled = async (): Promise<string> => {
          const source = await fs.readFile(file, 'utf8');
          const styles = await actions.createData(`${name}.css`, await tailwindStyles(source));
          return actions.createData(`${name}.js`, styledDemoSource(component, styles));
        };
        const readAll = async (): Promise<string> => {
          const files = await Promise.all(demoStylings(file).map(readDemoFiles));
          return actions.createData(`${name}.json`, JSON.stringify(files.flat().map(withColours)));
        };
        return {
          id,
          request: styling === 'tailwind' ? await styled() : component,
          files: styling === DEFAULT_STYLING ? await readAll() : null,
        };
      };
      const entries = await Promise.all((await listDemoFiles(siteDir)).map(writeEntry));
      await actions.createData('registry.js', registrySource(entries));
      await actions.createData('sources.js', sourcesSource(entries));
      const versions = Object.fromEntries(
        SANDBOX_PACKAGES.map((name) => [name, installedVersion(name)]),
      );
      await actions.createData('versions.json', JSON.stringify(versions));
      actions.addRoute({
        path: `${baseUrl}demo/`,
        component: '@site/src/features/demos/DemoDocument',
        exact: true,
      });
    },
    configureWebpack: (_config, isServer, { currentBundler }) =>
      demoBundling(
        { siteDir, generated: path.join(generatedFilesDir, NAME, 'default') },
        isServer,
        currentBundler.instance,
      ),
  });
}
