import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { BuiltSite } from '../support/builtSite';
import { CONFIGURED_DIR } from '../support/configured.mjs';
import { PublishedSite } from '../support/publishedSite';
import { openPuppeteerBrowser } from './puppeteerBrowser';
import type { Engine, EngineBrowser, Reader } from './reader';
import { ThirdParties } from './thirdParties';
import { openWebkitBrowser } from './webkitBrowser';

export { expect };

/** The site as a test sees it: on its production host, which no browser has visited. */
interface Visit {
  readonly reader: Reader;
  readonly site: PublishedSite;
  readonly thirdParties: ThirdParties;
  /** Whether the site was built with ads, analytics and an address for feedback. */
  readonly isConfigured: boolean;
  /** Opens a page of the site by its path below the site's root. */
  readonly open: (path: string) => Promise<void>;
}

interface Options {
  engine: Engine;
  build: string;
  /** The font size of the browser, in CSS pixels. */
  fontSize: number;
}

interface Lab {
  readonly site: PublishedSite;
  readonly thirdParties: ThirdParties;
  readonly browser: EngineBrowser;
}

export const test = base.extend<{ visit: Visit }, Options & { lab: Lab }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  build: ['build', { option: true, scope: 'worker' }],
  fontSize: [16, { option: true, scope: 'worker' }],
  lab: [
    async ({ engine, build, fontSize }, provide) => {
      const site = new PublishedSite(await BuiltSite.open(path.resolve(build)));
      const thirdParties = await ThirdParties.start();
      const options = { fontSize, proxyPort: thirdParties.port };
      const browser = await (engine === 'webkit'
        ? openWebkitBrowser(options)
        : openPuppeteerBrowser(engine, options));
      await provide({ site, thirdParties, browser });
      await browser.close();
      await thirdParties.close();
      await site.goOffline();
    },
    { scope: 'worker' },
  ],
  visit: async ({ lab: { site, thirdParties, browser }, build }, provide) => {
    await site.welcome();
    thirdParties.reset();
    const reader = await browser.newReader();
    const open = (address: string) => reader.open(`${site.origin}/toolpad/${address}`);
    await provide({ reader, site, thirdParties, isConfigured: build === CONFIGURED_DIR, open });
    await browser.endReader();
  },
});
