import os from 'node:os';
import path from 'node:path';
import type { MarkdownContext } from '../features/markdown/build/readPage';
import { readPageFacts, type PageFacts } from './pageFacts';

/** A page to be parsed. */
export interface PageToRead {
  readonly html: string;
  readonly context: MarkdownContext;
  readonly siteDir: string;
}

/** Up to this many pages are parsed faster here than in threads, which take time to start. */
const WORTH_A_THREAD = 16;

/**
 * Parses pages in as many threads as there are processors, or on this thread if there are few.
 *
 * @returns the facts about each page, in the same order
 */
export async function parsePages(pages: readonly PageToRead[]): Promise<PageFacts[]> {
  if (pages.length < WORTH_A_THREAD) {
    return pages.map(({ html, context, siteDir }) => readPageFacts(html, context, siteDir));
  }
  const { default: Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: path.join(__dirname, 'pageThread.cjs'),
    runtime: 'worker_threads',
    maxThreads: os.availableParallelism(),
  });
  try {
    return await Promise.all(pages.map((page) => pool.run(page) as Promise<PageFacts>));
  } finally {
    await pool.destroy();
  }
}
