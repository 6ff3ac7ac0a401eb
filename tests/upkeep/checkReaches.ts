import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn';

const STATEMENT = /^ \* Checked with Docusaurus \d+\.\d+\.\d+; guarded by (\S.*)\.$/m;

/**
 * Checks that each file that relies on internals of Docusaurus or the bundler names the version it
 * was checked with and the tests that guard it.
 *
 * @param folder such as `src/build/docusaurus`; tests in it are named without their folder
 * @returns a message for each file without that statement, and for each test that does not exist
 */
export function checkReaches(folder: string): string[] {
  return filesIn(folder, /(?<!\.test)\.(?:ts|cjs)$/).flatMap((file) => {
    const tests = STATEMENT.exec(fs.readFileSync(file, 'utf8'))?.[1];
    if (tests === undefined) {
      return [`${file}: does not say "Checked with Docusaurus <version>; guarded by <tests>."`];
    }
    return tests
      .split(', ')
      .filter((test) => !fs.existsSync(test) && !fs.existsSync(path.join(folder, test)))
      .map((test) => `${file}: is guarded by ${test}, which is not there`);
  });
}
