/** Something wrong in a page, and where: `line` is the page's. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Puts a problem the way editors and terminals link to. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}
