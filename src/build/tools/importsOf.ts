import fs from 'node:fs';
import path from 'node:path';

/** Statements of formatted code, and `import()`. Reading them loads no compiler. */
const IMPORT =
  /^(?:import|export)\b[^'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** The modules that TypeScript code imports, types included, as it writes them. */
export function importedModules(code: string): readonly string[] {
  return [...code.matchAll(IMPORT)].map(
    ([, from, forEffects, dynamic]) => from ?? forEffects ?? dynamic ?? '',
  );
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/**
 * A file with all files that it imports by a relative path, directly or not.
 *
 * @param file its path; the paths of the others start like it
 */
export function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const name of importedModules(fs.readFileSync(file, 'utf8'))) {
    const module = path.join(path.dirname(file), name);
    const imported = ENDINGS.map((ending) => module + ending).find(
      (one) => name.startsWith('.') && fs.statSync(one, { throwIfNoEntry: false })?.isFile(),
    );
    if (imported !== undefined && !found.has(imported)) {
      importsOf(imported, found);
    }
  }
  return found;
}
