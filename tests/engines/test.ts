import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { BuiltSite } from '../support/builtSite';
import { PublishedSite } from '../support/publishedSite';
import { openPuppeteerReader } from './puppeteerReader';
import type { Engine, Reader } from './reader';
import { openWebkitReader } from './webkitReader';

export { expect };

/** The site as a test sees it: on its production host, in a browser of its own. */
interface Visit {
  readonly reader: Reader;
  readonly site: PublishedSite;
  /** Opens a page of the site by its path below the site's root. */
  readonly open: (path: string) => Promise<void>;
}

export const test = base.extend<
  { visit: Visit },
  { engine: Engine; build: string; browser_: Reader }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  build: ['build', { option: true, scope: 'worker' }],
  visit: async ({ engine, build }, provide) => {
    const site = new PublishedSite(await BuiltSite.open(path.resolve(build)));
    await site.welcome();
    const reader = await (engine === 'webkit' ? openWebkitReader() : openPuppeteerReader(engine));
    const open = (address: string) => reader.open(`${site.origin}/toolpad/${address}`);
    await provide({ reader, site, open });
    await reader.close();
    await site.goOffline();
  },
});
