import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { SiteFields } from '../site/config';
import { productAt, PRODUCTS } from '../site';
import type { MarkdownContext } from '../features/markdown/build/readPage';
import { demoSourceFiles } from '../features/demos/build/readDemoSource';
import type { PublishedPage } from '../site/publishing';
import type { PageFacts } from './pageFacts';
import { openPageCache, type PageCache } from './pageCache';
import { parsePages, type PageToRead } from './parsePages';

interface Site {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** The origin that the site is published at. */
  readonly origin: string;
  readonly versions: SiteFields['versions'];
}

/** The label of a page, by its path: its product, or both on the home page. */
function productsOf(address: string, versions: SiteFields['versions']): string {
  const shown = productAt(address);
  return (shown ? [shown] : PRODUCTS).map(({ id, name }) => `${name} v${versions[id]}`).join(', ');
}

/** Every HTML file below a folder, relative to the site's root, in a stable order. */
async function listHtmlFiles(outDir: string): Promise<string[]> {
  const files = await fs.readdir(outDir, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Reads every page of a built site; unchanged ones come from the cache. */
export async function readPages(site: Site): Promise<PublishedPage<PageFacts>[]> {
  const { siteDir, outDir, baseUrl, origin, versions } = site;
  const cache: PageCache = await openPageCache(siteDir, demoSourceFiles(siteDir));
  const files = await listHtmlFiles(outDir);
  const missing = new Map<string, PageToRead>();
  const read = await Promise.all(
    files.map(async (file) => {
      const address = baseUrl + file.replace(/(?<=^|\/)index\.html$/, '');
      const html = await fs.readFile(path.join(outDir, file), 'utf8');
      const context: MarkdownContext = {
        pageUrl: origin + address,
        siteUrl: origin + baseUrl,
        origin: productsOf(address, versions),
      };
      const key = createHash('sha256').update(JSON.stringify(context)).update(html).digest('hex');
      const facts = await cache.get(key);
      if (facts === null) {
        missing.set(key, { html, context, siteDir });
      }
      return { address, file: path.join(outDir, file), key, facts };
    }),
  );
  const parsed = await parsePages([...missing.values()]);
  const keys = [...missing.keys()];
  const found = new Map(parsed.map((facts, index) => [keys[index], facts]));
  await Promise.all([...found].map(([key = '', facts]) => cache.set(key, facts)));
  await cache.prune();
  return read.flatMap(({ address, file, key, facts: kept }) => {
    const facts = kept ?? found.get(key);
    return facts ? [{ address, file, facts }] : [];
  });
}
