import path from 'node:path';
import { transformFileSync } from '@swc/core';

/** A worker's script with all of its modules, which calls the entry's default export. */
export function bundleWorker(entry: string): string {
  const modules = new Map<string, string>();
  const add = (file: string): void => {
    const { code } = transformFileSync(file, {
      swcrc: false,
      configFile: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    });
    const imported: string[] = [];
    const linked = code.replace(/require\("([^"]+)"\)/g, (_call, name: string) => {
      const target = `${path.join(path.dirname(file), name)}.ts`;
      imported.push(target);
      return `require(${JSON.stringify(target)})`;
    });
    modules.set(file, linked);
    imported.filter((target) => !modules.has(target)).forEach(add);
  };
  add(entry);
  const list = [...modules].map(
    ([file, code]) => `${JSON.stringify(file)}: (exports, require) => {${code}\n}`,
  );
  return `
    const modules = {${list.join(',\n')}};
    const loaded = {};
    function require(file) {
      if (!loaded[file]) {
        loaded[file] = {};
        modules[file](loaded[file], require);
      }
      return loaded[file];
    }
    require(${JSON.stringify(entry)}).default();`;
}
