import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type Frame,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { findProgram } from '../support/findChromium.mjs';
import {
  splitKeys,
  WINDOW,
  type BrowserOptions,
  type Engine,
  type EngineBrowser,
  type Reader,
} from './reader';

type PuppeteerEngine = Exclude<Engine, 'webkit'>;

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** Keeps Firefox from asking anyone but the tests' servers. */
const FIREFOX_PREFERENCES = {
  'app.update.auto': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
};

/** Chromium reads its font size from its profile. */
function writeChromiumProfile(profile: string, fontSize: number): void {
  const preferences = { webkit: { webprefs: { default_font_size: fontSize } } };
  fs.mkdirSync(path.join(profile, 'Default'));
  fs.writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
}

function launch(
  engine: PuppeteerEngine,
  profile: string,
  { fontSize, proxyPort }: BrowserOptions,
): Promise<Browser> {
  const shared = {
    headless: true,
    acceptInsecureCerts: true,
    userDataDir: profile,
    defaultViewport: WINDOW,
  } as const;
  if (engine === 'firefox') {
    return puppeteer.launch({
      ...shared,
      browser: 'firefox',
      executablePath: findProgram(['firefox-esr', 'firefox']),
      extraPrefsFirefox: {
        ...FIREFOX_PREFERENCES,
        'font.size.variable.x-western': fontSize,
        'network.proxy.type': 1,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': proxyPort,
      },
    });
  }
  writeChromiumProfile(profile, fontSize);
  return puppeteer.launch({
    ...shared,
    browser: 'chrome',
    // Over DevTools' protocol, Puppeteer loses the page when Chromium shows one that it has prepared.
    protocol: 'webDriverBiDi',
    executablePath: findProgram(['chromium', 'google-chrome']),
    args: [...CHROMIUM_ARGS, `--proxy-server=https=127.0.0.1:${proxyPort}`],
  });
}

/** Puppeteer's own types would unwrap handles, of which there are none. */
function runIn<Args extends unknown[], Result>(
  frame: Frame,
  action: (...args: Args) => Result,
  args: Args,
): Promise<Awaited<Result>> {
  return frame.evaluate(action as unknown as (...given: unknown[]) => Awaited<Result>, ...args);
}

function createReader(engine: PuppeteerEngine, page: Page, folder: string): Reader {
  return {
    engine,
    open: async (url) => {
      // Firefox's driver mistakes an aborted frame of the previous page for the page itself.
      await page.evaluate(() => window.stop());
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (action, ...args) => runIn(page.mainFrame(), action, args),
    runInFrame: (selector, action, ...args) =>
      page
        .waitForSelector(selector)
        .then((element) => element?.contentFrame())
        .then((frame) => {
          if (!frame) {
            throw new Error(`${selector} is not a frame`);
          }
          return runIn(frame, action, args);
        }),
    press: async (keys) => {
      const { modifiers, key } = splitKeys(keys);
      for (const modifier of modifiers) {
        await page.keyboard.down(modifier as KeyInput);
      }
      await page.keyboard.press(key as KeyInput);
      for (const modifier of [...modifiers].reverse()) {
        await page.keyboard.up(modifier as KeyInput);
      }
    },
    type: (text) => page.keyboard.type(text),
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    // Puppeteer would wait for a page to load that the browser may have kept.
    back: () => page.evaluate(() => history.back()),
    reload: async () => {
      await page.reload({ waitUntil: 'load', timeout: 60_000 });
    },
    print: async () => {
      const file = path.join(folder, 'printed.pdf');
      await page.pdf({ path: file });
      const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
      return text.replace(/\s+/g, '');
    },
  };
}

/** Opens Chromium or Firefox, which Puppeteer drives over WebDriver BiDi. */
export async function openPuppeteerBrowser(
  engine: PuppeteerEngine,
  options: BrowserOptions,
): Promise<EngineBrowser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), `${engine}-`));
  const browser = await launch(engine, profile, options);
  let context: BrowserContext | null = null;
  return {
    newReader: async () => {
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.bringToFront();
      return createReader(engine, page, profile);
    },
    endReader: async () => {
      await context?.close();
      context = null;
    },
    close: async () => {
      await browser.close();
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}
