import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { applyDiff } from '../fences/applyDiff';
import { isFilePath, type Fence } from '../fences/extractFences';

/** The sections of a page that make up an app, by second-level heading; all by default. */
export interface AppParts {
  /** The only section that the files below `src/` come from, such as the one on existing apps. */
  readonly only?: string;
  /** Sections that belong to another app, or that this one omits. */
  readonly without?: readonly string[];
}

/** What is outside of these folders decides how an app is built, not what it does. */
export const isSetting = ({ title }: Fence): boolean => !/^(?:src|public)\//.test(title ?? '');

/**
 * The fences of a page that make up one of its apps.
 *
 * @throws Error if the page has no section with this name
 */
export function appFences(
  fences: readonly Fence[],
  { only, without = [] }: AppParts,
): readonly Fence[] {
  const headings = new Set(fences.map(({ heading }) => heading));
  for (const name of [...without, ...(only === undefined ? [] : [only])]) {
    if (!headings.has(name)) {
      throw new Error(`no section "${name}" with code`);
    }
  }
  return fences.filter(
    (fence) =>
      !without.includes(fence.heading ?? '') &&
      (only === undefined || fence.heading === only || isSetting(fence)),
  );
}

/** The packages that a page's commands install in addition to those of its `package.json`. */
export function installedByCommands(fences: readonly Fence[]): readonly string[] {
  return fences
    .filter(({ isNpm }) => isNpm)
    .flatMap(({ code }) => [...code.matchAll(/^npm install (.+)$/gm)])
    .flatMap(([, names = '']) => names.split(/\s+/))
    .map((name) => name.replace(/(?<=.)@.*$/, ''))
    .filter((name) => !name.startsWith('-'));
}

/**
 * The files of the app that a page builds: its fences with a path as title. A later fence with the
 * same title is the newer version of the file, or what changes in it if it is a `diff`. Omits
 * fragments and the JS versions of TS samples.
 *
 * @throws Error if a change does not fit the file
 */
export function appFiles(fences: readonly Fence[]): ReadonlyMap<string, Fence> {
  const files = new Map<string, Fence>();
  for (const fence of fences) {
    if (
      fence.title !== null &&
      isFilePath(fence.title) &&
      !fence.isFragment &&
      fence.variant !== 'JS'
    ) {
      const isChange = fence.language === 'diff';
      const code = isChange
        ? applyDiff(files.get(fence.title)?.code ?? '', fence.code)
        : fence.code;
      files.set(fence.title, { ...fence, code });
    }
  }
  return files;
}

/** The part of an app's `package.json` that the harness reads. */
export interface Manifest {
  /** The fence that contains it. */
  readonly fence: Fence;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * The `package.json` of a page's app.
 *
 * @param page how messages name the page
 * @throws Error, with page and line, if the page has no valid one
 */
export function readManifest(page: string, files: ReadonlyMap<string, Fence>): Manifest {
  const fence = files.get('package.json');
  if (!fence) {
    throw new Error(`${page}: no fence with title="package.json"`);
  }
  try {
    return { ...(JSON.parse(fence.code) as Omit<Manifest, 'fence'>), fence };
  } catch (error) {
    throw new Error(`${page}:${fence.line}: package.json: ${String(error)}`, { cause: error });
  }
}

/** The page's line where a fence first contains a text; the fence's first line if it does not. */
export function lineOf(fence: Fence, text: string): number {
  const index = fence.code.split('\n').findIndex((line) => line.includes(text));
  return fence.line + 1 + Math.max(index, 0);
}

/** The version of a package in a `node_modules`; `null` if it is not there. */
export function installedVersion(nodeModules: string, name: string): string | null {
  try {
    const manifest = fs.readFileSync(path.join(nodeModules, name, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  } catch {
    return null;
  }
}

/**
 * Finds dependencies of a page's app that differ from those that the app is tested with.
 *
 * @param installed the installed version, `null` for none
 * @returns a message for each, with page and line
 */
export function dependencyProblems(
  page: string,
  { fence, dependencies, devDependencies }: Manifest,
  installed: (name: string) => string | null,
): readonly string[] {
  return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, range]) => {
    const version = installed(name);
    if (version !== null && semver.satisfies(version, range)) {
      return [];
    }
    const line = lineOf(fence, `"${name}"`);
    const there = version === null ? 'does not have it' : `has ${version}`;
    return [`${page}:${line}: ${name} is ${range} here, and tests/samples ${there}`];
  });
}
