import path from 'node:path';
import ts from 'typescript';

/** Source files of the packages, shared by programs: parsing them is most of the work. */
export type SourceCache = Map<string, ts.SourceFile | undefined>;

function foldersAbove(folder: string): readonly string[] {
  const above = path.dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

/**
 * A compiler host that treats texts in memory as files of a folder, with the packages around them.
 *
 * @param texts by absolute path
 * @param folder that the texts lie below, inside the folder whose `node_modules` they may use
 * @param cache shared by the hosts whose programs have the same target and module settings
 */
export function createFenceHost(
  texts: ReadonlyMap<string, string>,
  folder: string,
  cache: SourceCache,
): ts.CompilerHost {
  const folders = new Set<string>();
  for (const file of texts.keys()) {
    for (let dir = path.dirname(file); dir.startsWith(folder); dir = path.dirname(dir)) {
      folders.add(dir);
    }
  }
  const hidden = foldersAbove(path.dirname(folder)).map((dir) => path.join(dir, 'node_modules'));
  /** Samples are not checked against packages of folders further up. */
  const isHidden = (name: string): boolean =>
    hidden.some((dir) => name === dir || name.startsWith(`${dir}${path.sep}`));
  const host = ts.createCompilerHost({});
  const readSource = host.getSourceFile.bind(host);
  return {
    ...host,
    getCurrentDirectory: () => folder,
    readFile: (name) => texts.get(name) ?? ts.sys.readFile(name),
    fileExists: (name) => texts.has(name) || (!isHidden(name) && ts.sys.fileExists(name)),
    directoryExists: (name) =>
      folders.has(name) || (!isHidden(name) && ts.sys.directoryExists(name)),
    getSourceFile: (name, options) => {
      const text = texts.get(name);
      if (text !== undefined) {
        return ts.createSourceFile(name, text, options);
      }
      if (!cache.has(name)) {
        cache.set(name, readSource(name, options));
      }
      return cache.get(name);
    },
  };
}
