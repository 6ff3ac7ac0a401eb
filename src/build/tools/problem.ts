import path from 'node:path';

/** A mistake in a writer's file. */
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

/** A file's path relative to the site, for messages. */
export function nameFile(file: string, siteDir = process.cwd()): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
}

/** A hint for a message; empty without a suggestion. */
export function didYouMean(name: string | null): string {
  return name === null ? '' : ` (did you mean ${name}?)`;
}
