import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
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

/** Expression for the URL of a generated file, which is emitted as an asset. */
export function addressOf(file: string): string {
  return `new URL(${JSON.stringify(file)}, import.meta.url).href`;
}

/**
 * Bundler configuration that emits generated data under hashed names, for the browser only.
 *
 * @param folder the plugin's generated files
 * @param data matches the files to emit
 * @param modules names of the modules that contain their URLs
 */
export function bundleData(
  folder: string,
  data: RegExp,
  modules: readonly string[],
  isServer: boolean,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const alias = Object.fromEntries(
    modules.map((name) => [`${path.join(folder, name)}$`, false] as const),
  );
  const rule = {
    test: data,
    include: folder,
    dependency: 'url',
    type: 'asset/resource',
    generator: { filename: 'assets/demos/[name].[contenthash:8][ext]' },
  };
  return {
    ...(isServer && { resolve: { alias } }),
    module: { rules: [rule] },
  };
}
