import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { findProgram } from '../support/findChromium.mjs';
import { splitKeys, type Reader } from './reader';

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
  'services.settings.server': '',
  'toolkit.telemetry.server': '',
};

function launch(engine: 'chromium' | 'firefox', profile: string): Promise<Browser> {
  const isFirefox = engine === 'firefox';
  return puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath: findProgram(
      isFirefox ? ['firefox-esr', 'firefox'] : ['chromium', 'google-chrome'],
    ),
    headless: true,
    userDataDir: profile,
    ...(isFirefox ? { extraPrefsFirefox: FIREFOX_PREFERENCES } : { args: CHROMIUM_ARGS }),
    defaultViewport: { width: 1280, height: 800 },
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

/** Opens Chromium or Firefox, which Puppeteer drives over WebDriver BiDi. */
export async function openPuppeteerReader(engine: 'chromium' | 'firefox'): Promise<Reader> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), `${engine}-`));
  const browser = await launch(engine, profile);
  const page: Page = (await browser.pages())[0] ?? (await browser.newPage());
  return {
    engine,
    open: async (url) => {
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
    clickAt: (x, y) => page.mouse.click(x, y),
    back: async () => {
      await page.goBack({ waitUntil: 'load' });
    },
    close: async () => {
      await browser.close();
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
