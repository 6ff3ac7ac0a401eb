import fs from 'node:fs/promises';
import path from 'node:path';
import pluginContentPages, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Product, PRODUCTS, productSegment } from '../../site';

export { validateOptions } from '@docusaurus/plugin-content-pages';

/** A product's overview, such as `/toolpad/core/` (spec 1.1): `ProductPage` with its id. */
function productPageSource({ id }: Pick<Product, 'id'>): string {
  return `import ProductPage from '@site/src/pages/_ProductPage';

export default () => <ProductPage id=${JSON.stringify(id)} />;
`;
}

/** Docusaurus's pages plugin, plus an overview for each product. */
export default async function productPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent | null>> {
  const folder = path.join(context.generatedFilesDir, 'product-pages');
  for (const product of PRODUCTS) {
    const file = path.join(folder, productSegment(product), 'index.tsx');
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, productPageSource(product));
  }
  return pluginContentPages(context, { ...options, path: path.relative(context.siteDir, folder) });
}
