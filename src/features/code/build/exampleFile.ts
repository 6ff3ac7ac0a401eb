import fs from 'node:fs';
import path from 'node:path';

/** The apps that pages show files of. */
const EXAMPLES = 'examples';
const MARK = /(?:^|\s)file="([^"]*)"/;

/** A file of an example app, as a page shows it. */
export interface ExampleFile {
  readonly text: string;
  /** Its path in the app, such as `toolpad/pages/stock/page.yml`. */
  readonly title: string;
}

/**
 * The file that a fence names with `file="first-app/toolpad/pages/stock/page.yml"`.
 *
 * @param meta what stands after the fence's language
 * @returns the path below `examples/`; `null` when the fence names none
 */
export function exampleFilePath(meta: string | null | undefined): string | null {
  return MARK.exec(meta ?? '')?.[1] ?? null;
}

/**
 * Reads a file of an example app.
 *
 * @param siteDir the repository
 * @param file its path below `examples/`
 * @throws Error that says what is wrong with the path
 */
export function readExampleFile(siteDir: string, file: string): ExampleFile {
  const [example = '', ...rest] = file.split('/');
  if (rest.length === 0 || file.split('/').includes('..')) {
    throw new Error(`file="${file}": use a path below ${EXAMPLES}/, example and file`);
  }
  const source = path.join(siteDir, EXAMPLES, file);
  if (!fs.existsSync(source)) {
    throw new Error(`file="${file}": no such file in ${EXAMPLES}/${example}`);
  }
  return { text: fs.readFileSync(source, 'utf8').trimEnd(), title: rest.join('/') };
}
