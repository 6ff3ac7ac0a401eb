import fs from 'node:fs';
import path from 'node:path';
import { demoId } from '../../src/features/demos/build/demoFiles';

/** IDs of all demos, sorted: components next to their page. */
export function listDemos(): readonly string[] {
  return fs
    .readdirSync('.')
    .filter((folder) => folder.startsWith('docs-'))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file))
        .map((file) => demoId(path.resolve(folder, file), path.resolve('.'))),
    )
    .sort();
}
