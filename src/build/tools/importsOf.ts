import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/**
 * A file with all files that it imports by a relative path, directly or not.
 *
 * @param file its path; the paths of the others start like it
 */
export function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const { fileName } of ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles) {
    const module = path.join(path.dirname(file), fileName);
    const imported = ENDINGS.map((ending) => module + ending).find(
      (one) => fileName.startsWith('.') && fs.statSync(one, { throwIfNoEntry: false })?.isFile(),
    );
    if (imported !== undefined && !found.has(imported)) {
      importsOf(imported, found);
    }
  }
  return found;
}
