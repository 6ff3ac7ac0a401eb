import fs from 'node:fs/promises';
import path from 'node:path';
import pluginContentPages, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCTS, productSegment } from '../../site';

export { validateOptions } from '@docusaurus/plugin-content-pages';

/**
 * Docusaurus's pages plugin for product overviews such as `/toolpad/core/` (spec 1.1). Their files
 * are generated, so that a new product needs none in `src/pages`.
 *
 * Checked with Docusaurus 3.10.2; guarded by tests/browser/overviews.spec.ts.
 */
export default async function productPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent | null>> {
  const folder = path.join(context.generatedFilesDir, 'product-pages');
  for (const product of PRODUCTS) {
    const file = path.join(folder, productSegment(product), 'index.tsx');
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(
      file,
      `import ProductPage from '@site/src/pages/_ProductPage';

export default () => <ProductPage id="${product.id}" />;
`,
    );
  }
  return pluginContentPages(context, { ...options, path: path.relative(context.siteDir, folder) });
}
