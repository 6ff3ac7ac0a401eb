/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-pages';
import type { LoadContext } from '@docusaurus/types';
import { PRODUCTS, productSegment } from '../../site';
import productPages from './productPages';

jest.mock('@docusaurus/plugin-content-pages', () => jest.fn());

it('spec 1.1: each product has an overview page', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'product-pages-'));
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  await productPages(
    { siteDir, generatedFilesDir } as LoadContext,
    { id: 'products' } as PluginOptions,
  );
  const written = fs
    .readdirSync(path.join(generatedFilesDir, 'product-pages'), { recursive: true })
    .map(String);
  for (const product of PRODUCTS) {
    const file = path.join(productSegment(product), 'index.tsx');
    expect(written).toContain(file);
    const source = fs.readFileSync(path.join(generatedFilesDir, 'product-pages', file), 'utf8');
    expect(source).toContain(`<ProductPage id="${product.id}" />`);
  }
});
