import path from 'node:path';
import ts from 'typescript';
import { applyDiff } from './applyDiff';
import type { Page } from './checkPage';
import { lastFiles, pageFiles, type Files, type PlacedFence } from './pageFiles';

/** Files that are compiled together, and how. */
export interface Project {
  /** Every file, including data files that scripts import. */
  readonly files: Files;
  /** Those whose types are checked. */
  readonly roots: readonly string[];
  readonly options: ts.CompilerOptions;
}

const JAVASCRIPT: ts.CompilerOptions = { allowJs: true, checkJs: true, noImplicitAny: false };

/** Such a file changes types outside of itself, so its page is compiled alone. */
const FAR_REACHING = /\bdeclare\s+(?:module|global)\b/;

function isJavaScript(file: string): boolean {
  return /\.[cm]?jsx?$/.test(file);
}

/** The part of a page's TypeScript configuration that decides whether its samples compile. */
interface PageSettings {
  readonly baseUrl?: string;
  readonly paths?: Readonly<Record<string, readonly string[]>>;
  readonly lib?: readonly string[];
  readonly types?: readonly string[];
}

/** Reads the configuration that a page shows for its app, if any. */
function pageOptions(files: Files, folder: string): ts.CompilerOptions | null {
  const fence = ['tsconfig.app.json', 'tsconfig.json']
    .map((name) => files.get(path.join(folder, name))?.fence)
    .find((candidate) => candidate !== undefined);
  if (!fence) {
    return null;
  }
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', fence.code) as {
    config?: { compilerOptions?: PageSettings };
  };
  const { baseUrl = '.', paths = {}, lib, types } = config?.compilerOptions ?? {};
  const { options } = ts.convertCompilerOptionsFromJson({ lib, types }, folder);
  options.paths = Object.fromEntries(
    Object.entries(paths).map(([pattern, targets]) => [
      pattern,
      targets.map((target) => path.join(folder, baseUrl, target)),
    ]),
  );
  return options;
}

/**
 * The files of the pages that a page uses, as its own `diff` fences change them.
 *
 * @throws Error if there is no such page, or a change does not fit
 */
function usedFiles(page: Page, pages: readonly Page[]): Files {
  const used = page.uses.map((name) => {
    const found = pages.find(({ file }) => file === name);
    if (!found) {
      throw new Error(`${page.file}: there is no page ${name} to take files of`);
    }
    return found;
  });
  const files = new Map(used.flatMap((other) => [...lastFiles(other)]));
  const own = lastFiles(page);
  for (const { language, title, code } of page.fences) {
    const placed = language === 'diff' && title !== null && !own.has(title) && files.get(title);
    if (placed) {
      const changed = applyDiff(placed.fence.code, code);
      files.set(title, { ...placed, fence: { ...placed.fence, code: changed } });
    }
  }
  return files;
}

/**
 * Sorts the fences of pages into as few projects as possible that do not affect each other: one for
 * most of the TypeScript, one for most of the JavaScript, and those of each page that declares
 * modules or globals or has a `tsconfig.json`.
 *
 * @param folder the imaginary folder of the pages' files; it decides which packages they find
 * @param all the pages that these may take files from
 */
export function pageProjects(
  pages: readonly Page[],
  folder: string,
  all: readonly Page[],
): readonly Project[] {
  const sharedFiles = new Map<string, PlacedFence>();
  const sharedRoots: string[] = [];
  const projects: Project[] = [{ files: sharedFiles, roots: sharedRoots, options: {} }];
  for (const page of pages) {
    const pageFolder = path.join(folder, path.dirname(page.file));
    const { files, roots } = pageFiles(page, pageFolder, usedFiles(page, all));
    const options = pageOptions(files, pageFolder);
    if (options || page.fences.some(({ code }) => FAR_REACHING.test(code))) {
      projects.push({ files, roots, options: options ?? {} });
    } else {
      files.forEach((placed, file) => sharedFiles.set(file, placed));
      sharedRoots.push(...roots);
    }
  }
  return projects
    .flatMap(({ files, roots, options }) => [
      { files, roots: roots.filter((file) => !isJavaScript(file)), options },
      { files, roots: roots.filter(isJavaScript), options: { ...options, ...JAVASCRIPT } },
    ])
    .filter(({ roots }) => roots.length > 0);
}
