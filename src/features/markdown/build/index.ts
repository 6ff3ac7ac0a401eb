import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PublishingPlugin } from '../../../build/tools/publishing';
import type { Site } from '../../../site/config';
import { PRODUCTS } from '../../../site';
import { TREES } from '../../../site/trees';
import { fullTextAddress, llmsFullText, llmsText } from './llmsText';
import { type MarkdownPage, pictureFile } from './markdownPage';

/**
 * Writes `index.md` beside each page that links to its Markdown, `llms.txt`, and `llms-full.txt`
 * for each product. Reads the built HTML, to include generated content (references, tables, tabs).
 */
export default function markdownPages({ versions }: Site) {
  return ({
    baseUrl,
    siteConfig,
  }: LoadContext): PublishingPlugin<{ readonly markdown: MarkdownPage | null }> => ({
    name: 'markdown',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          // The relation specified by llmstxt.org; "alternate" would mean this very page.
          attributes: { rel: 'describedby', type: 'text/plain', href: `${baseUrl}llms.txt` },
        },
      ],
    }),
    async publish({ outDir, pages }) {
      const write = async (file: string, content: string | Buffer): Promise<void> => {
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, content);
      };
      const markdownPages = new Map<string, MarkdownPage>();
      for (const { address, file, facts } of pages) {
        if (facts.markdown) {
          markdownPages.set(address, facts.markdown);
          await fs.writeFile(path.join(path.dirname(file), 'index.md'), facts.markdown.markdown);
        }
      }
      const pictures = [...markdownPages.values()].flatMap((page) => page.pictures);
      for (const { file, data } of [...new Set(pictures)].map(pictureFile)) {
        await write(path.join(outDir, file), data);
      }
      const trees = PRODUCTS.map((product) => ({ product, tree: TREES[product.id] }));
      const texts = { siteUrl: siteConfig.url, baseUrl, versions, trees, markdownPages };
      await write(path.join(outDir, 'llms.txt'), llmsText(texts));
      for (const productTree of trees) {
        const address = fullTextAddress(productTree.product).slice(baseUrl.length);
        await write(path.join(outDir, address), llmsFullText(texts, productTree));
      }
    },
  });
}
