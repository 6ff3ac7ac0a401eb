import path from 'node:path';

/** A mistake in a writer's file; `line` is the file's. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  /** What is wrong, and what is expected. */
  readonly message: string;
}

/** Formats a problem so that editors and terminals link to it. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** A file's name in messages, relative to the site's root. */
export function nameFile(file: string, siteDir = process.cwd()): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
}

/** The "did you mean" part of a message; empty without a suggestion. */
export function didYouMean(name: string | null): string {
  return name === null ? '' : ` (did you mean ${name}?)`;
}
