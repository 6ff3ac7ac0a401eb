import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { PRODUCTS } from '../../../site';

/** Where demos lie, beside the pages. */
export const DOCS_FOLDERS = PRODUCTS.map(({ docsPluginId }) => docsPluginId);

/** Applies a style sheet to the document that imports it: only a demo's own document does. */
export const STYLE_LOADERS = '!!style-loader!css-loader!';

/** The site's folder, and the folder of generated demo modules. */
interface Place {
  readonly siteDir: string;
  readonly generated: string;
}

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

/**
 * How demos are bundled: their style sheets not into the site's own, their style caches with the
 * reader's direction, and nothing of them into what writes the pages, since they run in browsers only.
 */
export function demoBundling(
  { siteDir, generated }: Place,
  isServer: boolean,
  { NormalModuleReplacementPlugin }: ConfigureWebpackUtils['currentBundler']['instance'],
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  return {
    ...(isServer && {
      resolve: {
        alias: Object.fromEntries(
          ['registry', 'sources'].map((name) => [`${path.join(generated, name)}$`, false]),
        ),
      },
    }),
    module: {
      rules: [
        {
          test: /\.json$/,
          include: generated,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: 'assets/demos/[name].[contenthash:8][ext]' },
        },
      ],
    },
    plugins: [
      // Not into the site's own style sheet, which every page loads.
      new NormalModuleReplacementPlugin(/^\.\/[A-Z]\w*\.css$/, (resource: Resource) => {
        if (
          DOCS_FOLDERS.some((folder) => resource.context.startsWith(path.join(siteDir, folder)))
        ) {
          resource.request = STYLE_LOADERS + resource.request;
        }
      }),
      new NormalModuleReplacementPlugin(...replaceStyleCache(siteDir)),
    ],
  };
}
