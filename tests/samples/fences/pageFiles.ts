import path from 'node:path';
import type { Page } from './checkPage';
import { isFilePath, type Fence } from './extractFences';
import { kindOf } from './languages';

/** A fence, and how messages name its page. */
export interface PlacedFence {
  readonly page: string;
  readonly fence: Fence;
}

/** Fences by the absolute path of the files that they represent. */
export type Files = ReadonlyMap<string, PlacedFence>;

/** Whether a file is TypeScript or JavaScript. */
function isScript(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

/** The path of a fence's file: its title, if that is a path and suits its language. */
function ownPath({ title, language, line }: Fence): string {
  const isFile = title !== null && isFilePath(title);
  const suits = isFile && isScript(title) === (kindOf(language) === 'script');
  return suits ? title : `untitled-${line}.${language}`;
}

/** The last version of each file among those that exist so far; the first one if none does. */
function filesAt(fences: readonly Fence[], exists: (fence: Fence) => boolean): Map<string, Fence> {
  const files = new Map<string, Fence>();
  for (const fence of fences) {
    const file = ownPath(fence);
    if (exists(fence) || !files.has(file)) {
      files.set(file, fence);
    }
  }
  return files;
}

/** The files of a page in their last versions, by their path in the app. */
export function lastFiles({ file: page, fences }: Page): Files {
  const whole = fences.filter(({ isFragment }) => !isFragment);
  return new Map(
    [...filesAt(whole, () => true)].map(([name, fence]) => [name, { page, fence }] as const),
  );
}

/**
 * Gives each fence of a page a path below a folder. Of several with the same title, the last is
 * that file. An earlier one gets its own folder, with the page's other files as of the end of its
 * section, because what it imports may change later, too.
 *
 * @param used files that the page's own can import, by their path in the app
 * @returns all files, and the paths of those whose types are checked: each script once
 */
export function pageFiles(
  { file: page, fences }: Page,
  folder: string,
  used: Files = new Map(),
): { readonly files: Files; readonly roots: readonly string[] } {
  const whole = fences.filter(({ isFragment }) => !isFragment);
  const files = new Map<string, PlacedFence>();
  const roots: string[] = [];
  const last = filesAt(whole, () => true);
  const addUsed = (place: string) =>
    used.forEach((placed, name) => files.set(path.join(place, name), placed));
  addUsed(folder);
  for (const [name, fence] of last) {
    const file = path.join(folder, name);
    files.set(file, { page, fence });
    roots.push(file);
  }
  for (const early of whole.filter((fence) => last.get(ownPath(fence)) !== fence)) {
    const place = path.join(folder, `line-${early.line}`);
    const name = ownPath(early);
    const atThatTime = filesAt(whole, ({ section }) => section <= early.section).set(name, early);
    addUsed(place);
    atThatTime.forEach((fence, file) => files.set(path.join(place, file), { page, fence }));
    roots.push(path.join(place, name));
  }
  return { files, roots: roots.filter(isScript) };
}
