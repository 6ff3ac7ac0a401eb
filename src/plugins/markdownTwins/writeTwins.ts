import fs from 'node:fs/promises';
import path from 'node:path';
import coreTree from '../../../sidebars-core';
import studioTree from '../../../sidebars-studio';
import { PRODUCTS } from '../../navigation';
import { fullTextAddress, llmsFullText, llmsText, type SiteTexts } from './llmsText';
import type { Twin } from './readPage';
import { TwinReader, type TwinSite } from './readTwins';

const TREES = [
  { product: PRODUCTS[0], tree: coreTree },
  { product: PRODUCTS[1], tree: studioTree },
];

async function listPages(outDir: string): Promise<readonly string[]> {
  const files = await fs.readdir(outDir, { recursive: true });
  return files.filter((file) => path.basename(file) === 'index.html').sort();
}

async function writeAll(outDir: string, files: ReadonlyMap<string, string | Buffer>) {
  await Promise.all(
    [...files].map(async ([file, content]) => {
      const target = path.join(outDir, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, content);
    }),
  );
}

/**
 * Writes each page that names a Markdown twin in its head as `index.md` beside it, and the texts
 * for language models: `llms.txt`, and `llms-full.txt` for each product. Made from the finished
 * HTML, so that what the build generates (references, tables, tabs) is in it.
 *
 * @throws Error (as a rejection) when a page cannot be written as Markdown
 */
export default async function writeTwins(site: TwinSite): Promise<void> {
  const { outDir, baseUrl, siteUrl, versions } = site;
  const reader = new TwinReader(site);
  const twins = new Map<string, Twin>();
  const files = new Map<string, string | Buffer>();
  for (const file of await listPages(outDir)) {
    const folder = path.dirname(file).split(path.sep).join('/');
    const address = folder === '.' ? baseUrl : `${baseUrl}${folder}/`;
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const twin = reader.read(address, html);
    if (twin) {
      twins.set(address, twin);
      files.set(path.join(path.dirname(file), 'index.md'), twin.markdown);
    }
  }
  reader.keep();
  const texts: SiteTexts = { siteUrl, baseUrl, versions, trees: TREES, twins };
  files.set('llms.txt', llmsText(texts));
  for (const productTree of TREES) {
    const address = fullTextAddress(productTree.product);
    files.set(address.slice(baseUrl.length), llmsFullText(texts, productTree));
  }
  await writeAll(outDir, new Map<string, string | Buffer>([...files, ...reader.pictures.files]));
}
