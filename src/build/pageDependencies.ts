import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import ts from 'typescript';
import { compatibilitySources } from '../features/compatibility/build';
import { referenceSources } from '../features/reference/build';
import { PRODUCTS } from '../site';
import { DEFAULT_STYLING, STYLINGS } from '../site/stylings';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** A file of the site with all files of the site that it imports, directly or not. */
function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const { fileName } of ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles) {
    const module = path.resolve(path.dirname(file), fileName);
    const imported = ENDINGS.map((ending) => module + ending).find(
      (one) => fileName.startsWith('.') && fs.statSync(one, { throwIfNoEntry: false })?.isFile(),
    );
    if (imported !== undefined && !found.has(imported)) {
      importsOf(imported, found);
    }
  }
  return found;
}

/**
 * Recompiles pages when any dependency changes; the bundler knows only imports.
 */
export default function pageDependencies(context: LoadContext): Plugin {
  const { siteDir } = context;
  const inSite = (folder: string): string => path.join(siteDir, folder);
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: [...PRODUCTS.map(({ docsPluginId }) => docsPluginId), 'src/pages'].map(inSite),
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'pageDependenciesLoader.cjs'),
              options: {
                plugins: [...importsOf(path.join(__dirname, 'mdxPlugins.ts'))],
                examplesDir: inSite('examples'),
                stylings: STYLINGS.filter((styling) => styling !== DEFAULT_STYLING),
                references: {
                  ...referenceSources(context),
                  Compatibility: compatibilitySources(siteDir),
                },
              },
            },
          },
        ],
      },
    }),
  };
}
