import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn';

/** Packages by the names that statements use. */
const PIECES: Readonly<Record<string, string>> = {
  Docusaurus: '@docusaurus/core',
  Rspack: '@rspack/core',
};

const STATEMENT = /^ \* Checked with (\S.*); guarded by (\S.*)\.$/m;

/** Internals that only `src/build/docusaurus` may name. */
const INTERNALS =
  /__webpack_\w+|\bwebpackHot\b|NormalModuleReplacementPlugin|emitFile|(?:style|css)-loader\b|docusaurus-plugin-content|'native'|thisCompilation|processAssets|afterEmit|chunkGroups|entrypoints|docusaurus-theme\b|docusaurus\.tab|\/assets\/js\/main|theme-doc-(?:markdown|toc-mobile)|@generated\/(?:routes|registry)/;

/** The installed version of a package; `null` if it is not installed. */
function versionOf(name: string): string | null {
  const file = path.join('node_modules', name, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
    : null;
}

/** What is wrong with the versions that a file states, such as `Docusaurus 3.10.2, Rspack 1.7.12`. */
function versionProblems(stated: string, installed: typeof versionOf): string[] {
  return stated.split(', ').flatMap((piece) => {
    const [name = '', version = ''] = piece.split(' ');
    const found = installed(PIECES[name] ?? '');
    return found === version
      ? []
      : [
          `states ${piece}, but ${found ?? 'nothing'} is installed: check it again, then restate it`,
        ];
  });
}

/**
 * Checks that each file that relies on internals of Docusaurus or the bundler names the versions it
 * was checked with, which are those that are installed, and the tests that guard it.
 *
 * @param folder such as `src/build/docusaurus`; tests in it are named without their folder
 * @returns a message for each file without that statement, each other version, and each test that
 *   does not exist
 */
export function checkReaches(folder: string, installed = versionOf): string[] {
  return filesIn(folder, /(?<!\.test)\.(?:ts|cjs)$/).flatMap((file) => {
    const [, stated, tests] = STATEMENT.exec(fs.readFileSync(file, 'utf8')) ?? [];
    if (stated === undefined || tests === undefined) {
      return [`${file}: does not say "Checked with Docusaurus <version>; guarded by <tests>."`];
    }
    const missing = tests
      .split(', ')
      .filter((test) => !fs.existsSync(test) && !fs.existsSync(path.join(folder, test)))
      .map((test) => `is guarded by ${test}, which is not there`);
    return [...versionProblems(stated, installed), ...missing].map((text) => `${file}: ${text}`);
  });
}

/** Files that name an internal, each with the internal; comments may. */
export function namedInternals(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const code = fs.readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const [internal] = INTERNALS.exec(code) ?? [];
    return internal === undefined ? [] : [`${file}: ${internal}`];
  });
}
