import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SANDBOX_ADDRESS, SANDBOX_FLAGS, sandboxDocument } from '../../../site/demoSandbox';
import { DOCS_FOLDERS } from './demoBundling';
import { listDemoFiles } from './demoRegistry';
import { bundleSandbox } from './sandboxProgram';

/** Name of the plugin and of its folder of generated files. */
const NAME = 'demo-sandbox';

/**
 * The module that tells the page where the document of changed demos and the parts of its program are. They
 * are text to it: only the document runs them.
 *
 * @param source attributes of the frame that holds the document
 * @param parts names of the files in `parts/`
 */
function sandboxSource(source: object, parts: readonly string[]): string {
  const lines = parts.map((file) => {
    const name = JSON.stringify(file.replace(/\.txt$/, '.js'));
    return `  ${name}: new URL(${JSON.stringify(`./parts/${file}`)}, import.meta.url).href,`;
  });
  return `export const source = ${JSON.stringify(source)};\nexport const parts = {\n${lines.join('\n')}\n};\n`;
}

/** Bundles the program that runs edited demos, as chunks that the page passes to the sandbox. */
export default function demoSandbox({ isDevelopment }: { readonly isDevelopment: boolean }) {
  return ({ siteDir, generatedFilesDir }: LoadContext): Plugin => {
    const generated = path.join(generatedFilesDir, NAME, 'default');
    return {
      name: NAME,
      getPathsToWatch: () => DOCS_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.tsx')),
      async contentLoaded({ actions }) {
        const files = await listDemoFiles(siteDir);
        const demos = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
        const bundled = await bundleSandbox(siteDir, demos);
        const parts = path.join(generated, 'parts');
        await fs.rm(parts, { recursive: true, force: true });
        await fs.mkdir(parts, { recursive: true });
        const scripts = (await fs.readdir(bundled)).filter((name) => name.endsWith('.js')).sort();
        // Under a name that no page can take for a script.
        const names = scripts.map((name) => name.replace(/\.js$/, '.txt'));
        await Promise.all(
          scripts.map((name, index) =>
            fs.copyFile(path.join(bundled, name), path.join(parts, names[index] ?? name)),
          ),
        );
        // A writer has no host that would serve it.
        const held = isDevelopment ? { srcdoc: sandboxDocument(null) } : { src: SANDBOX_ADDRESS };
        const source = { sandbox: SANDBOX_FLAGS, ...held };
        await actions.createData('sandbox.js', sandboxSource(source, names));
      },
      configureWebpack: (_config, isServer) => ({
        ...(isServer && {
          resolve: { alias: { [`${path.join(generated, 'sandbox')}$`]: false } },
        }),
        module: {
          rules: [
            {
              test: /\.txt$/,
              include: generated,
              dependency: 'url',
              type: 'asset/resource',
              generator: { filename: 'assets/demos/[name].[contenthash:8][ext]' },
            },
          ],
        },
      }),
    };
  };
}
