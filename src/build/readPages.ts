import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type { MarkdownContext } from '../features/markdown/build/readMarkdown';
import { demoSourceFiles } from '../features/demos/build/demoFiles';
import { productAt, PRODUCTS } from '../site';
import type { Site } from '../site/config';
import { OPEN_FILES, type PublishedPage } from './tools/publishing';
import type { PageFacts } from './facts';
import { buildCache, codeHash } from './tools/buildCache';

interface Order {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly origin: string;
  readonly versions: Site['versions'];
}

/** Input of `pageThread.cjs`. */
export interface PageToRead {
  readonly file: string;
  readonly context: MarkdownContext;
  readonly siteDir: string;
}

/** The page's product with its version, or both on the home page. */
function productsOf(address: string, versions: Site['versions']): string {
  const shown = productAt(address);
  return (shown ? [shown] : PRODUCTS).map(({ id, name }) => `${name} v${versions[id]}`).join(', ');
}

/** Reads every HTML file of a site in a stable order, from the cache or in parallel threads. */
export async function readPages({ siteDir, outDir, baseUrl, origin, versions }: Order) {
  const { default: Tinypool } = await import('tinypool');
  const threads = new Tinypool({
    filename: path.join(__dirname, 'pageThread.cjs'),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: os.availableParallelism(),
  });
  const code = codeHash('src', ...demoSourceFiles(siteDir));

  const readPage = async (name: string): Promise<PublishedPage<PageFacts>> => {
    const address = baseUrl + name.replace(/(?<=^|\/)index\.html$/, '');
    const file = path.join(outDir, name);
    const context: MarkdownContext = {
      pageUrl: origin + address,
      siteUrl: origin + baseUrl,
      origin: productsOf(address, versions),
    };
    const page: PageToRead = { file, context, siteDir };
    const html = await fs.readFile(file, 'latin1');
    const facts = await buildCache(
      'pages',
      [code, context, html],
      async () => (await threads.run(page)) as PageFacts,
    );
    return { address, file, facts };
  };

  const files = await fs.readdir(outDir, { recursive: true });
  const names = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'));
  try {
    return await pMap(names.sort(), readPage, { concurrency: OPEN_FILES });
  } finally {
    await threads.destroy();
  }
}
