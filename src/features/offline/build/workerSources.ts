import fs from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';

/**
 * Turns the worker's modules into JavaScript: plugin-pwa bundles the worker by itself, and its
 * bundler configuration, which takes no additions, knows no TypeScript.
 *
 * @param sourceDir the folder of the modules; its tests are left out
 * @param targetDir where they are written, under the same names
 */
export async function writeWorkerSources(sourceDir: string, targetDir: string): Promise<void> {
  await fs.mkdir(targetDir, { recursive: true });
  const names = await fs.readdir(sourceDir);
  await Promise.all(
    names
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(async (name) => {
        const { code } = await transformFile(path.join(sourceDir, name), {
          swcrc: false,
          configFile: false,
          jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        });
        await fs.writeFile(path.join(targetDir, name.replace(/\.ts$/, '.js')), code);
      }),
  );
}
