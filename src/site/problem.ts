import path from 'node:path';

/** Something that a writer got wrong, and where: `line` is the file's. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  /** What is wrong, and what would be right. */
  readonly message: string;
}

/** Puts a problem the way editors and terminals link to. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** How messages name a file: from the root of the site. */
export function nameFile(file: string, siteDir = process.cwd()): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
}

/** The part of a message that offers the likeliest name; empty without one. */
export function didYouMean(name: string | null): string {
  return name === null ? '' : ` (did you mean ${name}?)`;
}
