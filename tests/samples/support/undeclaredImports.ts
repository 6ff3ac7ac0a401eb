import { builtinModules } from 'node:module';
import ts from 'typescript';
import type { Fence } from '../fences/extractFences';
import { lineOf, type Manifest } from './appFiles';

/** Imports from the app itself, or from Node. */
const OWN = /^(?:[./#~]|@\/|node:)/;

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function importSpecifiers(code: string): readonly string[] {
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => !OWN.test(specifier) && !builtinModules.includes(specifier));
}

/**
 * Finds packages that an app's files import but its `package.json` does not list, so that readers,
 * who install what is listed, may not have them.
 *
 * @param page how messages name the page
 * @param installed what the page's commands install in addition
 * @returns a message for each, with page and line
 */
export function undeclaredImports(
  page: string,
  files: ReadonlyMap<string, Fence>,
  { dependencies, devDependencies }: Manifest,
  installed: readonly string[] = [],
): readonly string[] {
  const declared = new Set([...Object.keys({ ...dependencies, ...devDependencies }), ...installed]);
  return [...files]
    .filter(([title]) => /\.[cm]?[jt]sx?$/.test(title))
    .flatMap(([title, fence]) =>
      importSpecifiers(fence.code)
        .filter((specifier) => !declared.has(packageName(specifier)))
        .map(
          (specifier) =>
            `${page}:${lineOf(fence, specifier)}: ${title} imports ${specifier}, which package.json does not list`,
        ),
    );
}
