import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { demoId } from './demoId';

const DOCS_FOLDERS = ['docs-core', 'docs-studio'];

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

/** The module that maps each demo's id to the function that loads it. */
export function registrySource(files: readonly string[], siteDir: string): string {
  const entries = files.map((file) => {
    const request = `@site/${path.relative(siteDir, file).split(path.sep).join('/')}`;
    return `  ${JSON.stringify(demoId(file, siteDir))}: () => import(${JSON.stringify(request)}),`;
  });
  return `export const demos = {\n${entries.join('\n')}\n};\n`;
}

/**
 * Finds the demos that lie beside the pages, and serves the document that demos which fill a screen
 * are framed in.
 */
export default function demoRegistry({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'demos',
    getPathsToWatch: () => DOCS_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.tsx')),
    async contentLoaded({ actions }) {
      const files = await listDemoFiles(siteDir);
      await actions.createData('registry.js', registrySource(files, siteDir));
      actions.addRoute({
        path: `${baseUrl}demo/`,
        component: '@site/src/demos/DemoDocument',
        exact: true,
      });
    },
  };
}
