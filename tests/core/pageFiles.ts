import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appFiles } from '../samples/support/appFiles';
import { extractFences } from '../samples/fences/extractFences';

/**
 * Writes the files that a page shows to a new folder, from where tests can import them.
 *
 * @param page its folder below `docs-core`, such as `react-crud`
 * @param replaced files with other content than on the page, by path, such as a stand-in for a router
 * @returns the folder; it is removed at the end of the test run
 */
export function writePageFiles(
  page: string,
  replaced: Readonly<Record<string, string>> = {},
): string {
  const source = fs.readFileSync(path.join('docs-core', page, 'index.mdx'), 'utf8');
  const shown = [...appFiles(extractFences(source))].map(
    ([name, { code }]) => [name, code] as const,
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
  for (const [name, code] of [...shown, ...Object.entries(replaced)]) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, code);
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
