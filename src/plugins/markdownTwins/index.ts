import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import coreTree from '../../../sidebars-core';
import studioTree from '../../../sidebars-studio';
import type { SiteFields } from '../../config';
import { PRODUCTS } from '../../navigation';
import { fullTextAddress, llmsFullText, llmsText, type SiteTexts } from './llmsText';
import { Pictures, readDemoSource } from './pageSources';
import { readPage, type Twin } from './readPage';

const TREES = [
  { product: PRODUCTS[0], tree: coreTree },
  { product: PRODUCTS[1], tree: studioTree },
];

/** What pages are about, by their address: a product, or both on the home page. */
function originOf(address: string, versions: SiteFields['versions']): string {
  const shown = PRODUCTS.filter(({ basePath }) => address.startsWith(`${basePath}/`));
  return (shown.length > 0 ? shown : PRODUCTS)
    .map(({ id, name }) => `${name} v${versions[id]}`)
    .join(', ');
}

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
 */
export default function markdownTwins({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const { versions } = siteConfig.customFields as unknown as SiteFields;
  const siteUrl = siteConfig.url;
  return {
    name: 'markdown-twins',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          // The relation that llmstxt.org names; "alternate" would say that it is this very page.
          attributes: { rel: 'describedby', type: 'text/plain', href: `${baseUrl}llms.txt` },
        },
      ],
    }),
    async postBuild({ outDir }) {
      const pictures = new Pictures();
      const twins = new Map<string, Twin>();
      const files = new Map<string, string | Buffer>();
      for (const file of await listPages(outDir)) {
        const folder = path.dirname(file).split(path.sep).join('/');
        const address = folder === '.' ? baseUrl : `${baseUrl}${folder}/`;
        const html = await fs.readFile(path.join(outDir, file), 'utf8');
        const twin = readPage(html, originOf(address, versions), {
          pageUrl: siteUrl + address,
          demoSource: (id) => readDemoSource(siteDir, id),
          publishPicture: (dataUrl) => siteUrl + baseUrl + pictures.add(dataUrl),
        });
        if (twin) {
          twins.set(address, twin);
          files.set(path.join(path.dirname(file), 'index.md'), twin.markdown);
        }
      }
      const site: SiteTexts = { siteUrl, baseUrl, versions, trees: TREES, twins };
      files.set('llms.txt', llmsText(site));
      for (const productTree of TREES) {
        const address = fullTextAddress(productTree.product);
        files.set(address.slice(baseUrl.length), llmsFullText(site, productTree));
      }
      await writeAll(outDir, new Map<string, string | Buffer>([...files, ...pictures.files]));
    },
  };
}
