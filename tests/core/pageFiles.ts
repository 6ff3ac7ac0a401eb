import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appFences, appFiles, type AppParts } from '../samples/support/appFiles';
import { extractFences, usedPages } from '../samples/fences/extractFences';

/**
 * Writes the files of a page and of those that it uses to a new folder, from where tests can import
 * them.
 *
 * @param page its folder below `docs-core`, such as `react-crud`
 * @param replaced files with other content than on the page, by path, such as a stand-in for a router
 * @param parts the sections of the page that the files come from
 * @returns the folder; it is removed at the end of the test run
 */
export function writePageFiles(
  page: string,
  replaced: Readonly<Record<string, string>> = {},
  parts: AppParts = {},
): string {
  const file = path.posix.join('docs-core', page, 'index.mdx');
  const source = fs.readFileSync(file, 'utf8');
  const used = usedPages(file, source).map((name) => extractFences(fs.readFileSync(name, 'utf8')));
  const fences = [...used.flat(), ...appFences(extractFences(source), parts)];
  const shown = [...appFiles(fences)].map(([title, { code }]) => [title, code] as const);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
  for (const [name, code] of [...shown, ...Object.entries(replaced)]) {
    const target = path.join(folder, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    // Tests run outside of Vite.
    fs.writeFileSync(target, code.replaceAll('import.meta.env.BASE_URL', "'/'"));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
