/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesIn } from './filesIn';

/** The folder that counts: a feature, or its build, is one, however many it has inside. */
function unitOf(folder: string): string {
  return /^src\/features\/\w+(?:\/build)?/.exec(folder)?.[0] ?? folder;
}

/** The folders that each folder of `src/` imports, itself left out; tests may import anything. */
function importedFolders(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of filesIn('src', /(?<!\.test)\.tsx?$/)) {
    const folder = unitOf(path.dirname(file));
    const imported = folders.get(folder) ?? new Set();
    folders.set(folder, imported);
    for (const { fileName } of ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles) {
      const target = path.join(path.dirname(file), fileName);
      const other = unitOf(fs.existsSync(target) ? target : path.dirname(target));
      if (fileName.startsWith('.') && other !== folder) {
        imported.add(other);
      }
    }
  }
  return folders;
}

/** A way from a folder back to it; `null` if there is none. */
function circleAt(start: string, folders: ReadonlyMap<string, ReadonlySet<string>>) {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of folders.get(way.at(-1) ?? '') ?? []) {
      if (next === start) {
        return [...way, next].join(' → ');
      }
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
    }
  }
  return null;
}

it('no folders of src/ import each other in a circle', () => {
  const folders = importedFolders();
  expect(folders.size).toBeGreaterThan(30);
  expect([...folders.keys()].flatMap((folder) => circleAt(folder, folders) ?? [])).toEqual([]);
});

it('a circle is found, whatever is between', () => {
  const folders = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  expect(circleAt('a', folders)).toBe('a → b → c → a');
  expect(circleAt('d', folders)).toBeNull();
});
