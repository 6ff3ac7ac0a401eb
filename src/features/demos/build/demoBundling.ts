import path from 'node:path';
import type { ModuleRequest } from '../../../build/docusaurus/replaceModules';

/** Bundler rule: gives Material UI's own style caches RTL support. */
export function replaceStyleCache(siteDir: string): [RegExp, (resource: ModuleRequest) => void] {
  return [
    /^@emotion\/cache$/,
    (resource) => {
      if (/[\\/]@mui[\\/]styled-engine[\\/]/.test(resource.context)) {
        resource.request = path.join(siteDir, 'src', 'brand', 'mirroredCache.ts');
      }
    },
  ];
}

/** Source of a module that exports a record; the values are JavaScript expressions. */
export function recordModule(name: string, record: readonly (readonly [string, string])[]): string {
  const lines = record.map(([key, value]) => `  ${JSON.stringify(key)}: ${value},`);
  return `export const ${name} = {\n${lines.join('\n')}\n};\n`;
}
