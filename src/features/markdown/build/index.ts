import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PublishingPlugin } from '../../../site/publishing';
import type { SiteFields } from '../../../site/config';
import { PRODUCTS } from '../../../site';
import { TREES } from '../../../site/trees';
import { fullTextAddress, llmsFullText, llmsText, type SiteTexts } from './llmsText';
import { pictureFile, type MarkdownPage } from './readPage';

const PRODUCT_TREES = PRODUCTS.map((product) => ({ product, tree: TREES[product.id] }));

/**
 * Writes each page that names Markdown in its head as `index.md` beside it, and the texts for language
 * models: `llms.txt`, and `llms-full.txt` for each product. Made from the finished HTML, so that what
 * the build generates (references, tables, tabs) is in it.
 */
export default function markdownPages({
  baseUrl,
  siteConfig,
}: LoadContext): PublishingPlugin<{ readonly markdown: MarkdownPage | null }> {
  const { versions } = siteConfig.customFields as unknown as SiteFields;
  return {
    name: 'markdown',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          // The relation that llmstxt.org names; "alternate" would say that it is this very page.
          attributes: { rel: 'describedby', type: 'text/plain', href: `${baseUrl}llms.txt` },
        },
      ],
    }),
    async publish({ outDir, pages }) {
      const write = async (file: string, content: string | Buffer): Promise<void> => {
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, content);
      };
      const markdownPages: [string, MarkdownPage][] = pages.flatMap(
        ({ address, facts: { markdown } }) => (markdown === null ? [] : [[address, markdown]]),
      );
      for (const { file, facts } of pages) {
        if (facts.markdown) {
          await write(path.join(path.dirname(file), 'index.md'), facts.markdown.markdown);
        }
      }
      for (const dataUrl of new Set(markdownPages.flatMap(([, { pictures }]) => pictures))) {
        const { file, data } = pictureFile(dataUrl);
        await write(path.join(outDir, file), data);
      }
      const siteUrl = siteConfig.url;
      const texts: SiteTexts = {
        siteUrl,
        baseUrl,
        versions,
        trees: PRODUCT_TREES,
        markdownPages: new Map(markdownPages),
      };
      await write(path.join(outDir, 'llms.txt'), llmsText(texts));
      for (const productTree of PRODUCT_TREES) {
        const address = fullTextAddress(productTree.product);
        await write(
          path.join(outDir, address.slice(baseUrl.length)),
          llmsFullText(texts, productTree),
        );
      }
    },
  };
}
