import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** A request of one module for another. */
interface Resource {
  request: string;
  readonly context: string;
}

/** A bundler rule that makes demos with their own style cache mirror like the rest of the page. */
export function replaceStyleCache(siteDir: string): [RegExp, (resource: Resource) => void] {
  return [
    /^@emotion\/cache$/,
    (resource) => {
      if (/[\\/]@mui[\\/]styled-engine[\\/]/.test(resource.context)) {
        resource.request = path.join(siteDir, 'src', 'brand', 'mirroredCache.ts');
      }
    },
  ];
}

/** The source of a module that exports a record; its values are expressions. */
export function recordModule(name: string, record: readonly (readonly [string, string])[]): string {
  const lines = record.map(([key, value]) => `  ${JSON.stringify(key)}: ${value},`);
  return `export const ${name} = {\n${lines.join('\n')}\n};\n`;
}

/** The expression for the address of a generated file, which is data: no script contains it. */
export function addressOf(file: string): string {
  return `new URL(${JSON.stringify(file)}, import.meta.url).href`;
}

/**
 * How generated data is bundled: published under hashed names. What writes the pages gets nothing of it,
 * since demos run in browsers only.
 *
 * @param folder of what a plugin generates
 * @param data the files to publish
 * @param modules the modules with their addresses
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
