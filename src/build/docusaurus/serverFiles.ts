import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { getFileLoaderUtils } from '@docusaurus/utils';
import { replaceModules } from './replaceModules';

/** How Docusaurus's loaders tell the server's compiler to write no images and files. */
const SILENT = '&emitFile=false';

/** Up to how many bytes they write an image into the page itself. */
const LIMIT = /\blimit=\d+/g;

/** The request of an image for generated modules: the file that pages with the image load, too. */
export function imageRequest(file: string): string {
  return `${getFileLoaderUtils(true).loaders.inlineMarkdownImageFileLoader}${file}`;
}

/**
 * Makes the server's compiler write images and files: Docusaurus leaves that to the browser's, which
 * sees no Markdown here. Small images become files, too: within a page, its text waits for them, in
 * both modes, and the worker keeps them with every page.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by serverFiles.test.ts, tests/browser/pages.spec.ts.
 *
 * @throws Error when Docusaurus's loaders say it differently
 */
export function emitFromServer(
  { currentBundler }: ConfigureWebpackUtils,
  baseUrl: string,
  loaders: Readonly<Record<string, unknown>> = getFileLoaderUtils(true).loaders,
) {
  const told = Object.values(loaders).filter((one) => String(one).includes(SILENT));
  if (told.length === 0) {
    throw new Error(
      `src/build/docusaurus/serverFiles.ts: no loader has ${SILENT}; see getFileLoaderUtils of @docusaurus/utils`,
    );
  }
  // The server's compiler writes into a subfolder.
  const emitting = `&emitFile=true&outputPath=../&publicPath=${baseUrl.replace(/\/$/, '')}`;
  return replaceModules(currentBundler.instance, new RegExp(SILENT), (resource) => {
    resource.request = resource.request.replaceAll(SILENT, emitting).replaceAll(LIMIT, 'limit=0');
  });
}

/** Plugin for `emitFromServer`. */
export default function serverFiles({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'server-files',
    configureWebpack: (_config, isServer, bundler) =>
      isServer ? { plugins: [emitFromServer(bundler, baseUrl)] } : {},
  };
}
