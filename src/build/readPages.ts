import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type { MarkdownContext } from '../features/markdown/build/readPage';
import { demoSourceFiles } from '../features/demos/build/demoFiles';
import { productAt, PRODUCTS } from '../site';
import type { SiteFields } from '../site/config';
import { OPEN_FILES, type PublishedPage } from '../site/publishing';
import type { PageFacts } from './factsShape';
import { openPageCache } from './pageCache';

interface Site {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly origin: string;
  readonly versions: SiteFields['versions'];
}

/** Input of `pageThread.cjs`. */
export interface PageToRead {
  readonly file: string;
  readonly context: MarkdownContext;
  readonly siteDir: string;
}

/** The page's product with its version, or both on the home page. */
function productsOf(address: string, versions: SiteFields['versions']): string {
  const shown = productAt(address);
  return (shown ? [shown] : PRODUCTS).map(({ id, name }) => `${name} v${versions[id]}`).join(', ');
}

/** Reads every HTML file of a site in a stable order, from the cache or in parallel threads. */
export async function readPages({ siteDir, outDir, baseUrl, origin, versions }: Site) {
  const { default: Tinypool } = await import('tinypool');
  const threads = new Tinypool({
    filename: path.join(__dirname, 'pageThread.cjs'),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: os.availableParallelism(),
  });
  const cache = openPageCache(siteDir, demoSourceFiles(siteDir));

  const readPage = async (name: string): Promise<PublishedPage<PageFacts>> => {
    const address = baseUrl + name.replace(/(?<=^|\/)index\.html$/, '');
    const file = path.join(outDir, name);
    const context: MarkdownContext = {
      pageUrl: origin + address,
      siteUrl: origin + baseUrl,
      origin: productsOf(address, versions),
    };
    const hash = createHash('sha256').update(JSON.stringify(context));
    const key = hash.update(await fs.readFile(file)).digest('hex');
    const cached = await cache.get(key);
    if (cached) {
      return { address, file, facts: cached };
    }
    const page: PageToRead = { file, context, siteDir };
    const facts = (await threads.run(page)) as string;
    await cache.set(key, facts);
    return { address, file, facts: JSON.parse(facts) as PageFacts };
  };

  const files = await fs.readdir(outDir, { recursive: true });
  const names = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'));
  try {
    return await pMap(names.sort(), readPage, { concurrency: OPEN_FILES });
  } finally {
    await threads.destroy();
    cache.prune();
  }
}
