import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Page } from './checkPage';
import { createFenceHost, type SourceCache } from './fenceHost';
import { pageProjects, type Project } from './pageProjects';
import type { Problem } from '../../../src/build/tools/problem';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Samples without imports are modules, too, not scripts that share their names with all others.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  isolatedModules: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  noEmit: true,
};

/**
 * As in the template of Vite, whose apps samples are copied into: they must not stop the build. Apps
 * of Studio, which are compiled without checks, need `React` in scope.
 */
const UNUSED: ts.CompilerOptions = { noUnusedLocals: true, noUnusedParameters: true };

/** Global types in readers' apps: Node's, and those of imported assets. */
const GLOBAL_TYPES = ['@types/node', 'vite/client'];

function checkProject(
  { files, roots, options }: Project,
  folder: string,
  cache: SourceCache,
): readonly Problem[] {
  const packages = path.join(path.dirname(folder), 'node_modules');
  const globalTypes = GLOBAL_TYPES.filter((name) =>
    fs.existsSync(path.join(packages, path.dirname(name))),
  );
  const texts = new Map([...files].map(([file, { fence }]) => [file, fence.code]));
  const program = ts.createProgram({
    rootNames: roots,
    options: {
      ...OPTIONS,
      ...(fs.existsSync(path.join(packages, '@toolpad/studio')) ? {} : UNUSED),
      ...options,
      types: [...globalTypes, ...(options.types ?? [])],
    },
    host: createFenceHost(texts, folder, cache),
  });
  return roots.flatMap((root) => {
    const source = program.getSourceFile(root);
    const placed = files.get(root);
    if (!source || !placed) {
      throw new Error(`${root} is not part of the program`);
    }
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return diagnostics.map(({ start = 0, messageText, code }) => ({
      file: placed.page,
      line: placed.fence.line + 1 + source.getLineAndCharacterOfPosition(start).line,
      message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    }));
  });
}

/**
 * Checks the types of every script in pages, in strict mode; JavaScript may omit types.
 *
 * @param packages a folder whose `node_modules` holds what samples import; nothing is imported from
 *   anywhere else
 * @param all the pages that these may take files from
 * @param cache of these packages, shared by consecutive checks
 */
export function checkTypes(
  pages: readonly Page[],
  packages: string,
  all: readonly Page[] = pages,
  cache: SourceCache = new Map(),
): readonly Problem[] {
  const folder = path.resolve(packages, '.fences');
  return pageProjects(pages, folder, all).flatMap((project) =>
    checkProject(project, folder, cache),
  );
}
