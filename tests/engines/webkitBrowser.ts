import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Builder, By, Capabilities, Key, Origin, until, type WebDriver } from 'selenium-webdriver';
import { findProgram } from '../support/findChromium.mjs';
import { splitKeys, WINDOW, type BrowserOptions, type EngineBrowser, type Reader } from './reader';

const KEYS = Key as unknown as Readonly<Record<string, string>>;

/** How long programs may take to start, in ms. */
const START_LIMIT = 60_000;

/** A toolbar that is as narrow as a phone; the window is never narrower than its toolbar. */
const NARROW_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; -gtk-icon-transform: scale(0.5) }';

/** WebKitGTK without a graphics card, as root, and without animations, which crash it here. */
function environment(display: string, folder: string): NodeJS.ProcessEnv {
  const settings = path.join(folder, 'gtk-3.0');
  fs.mkdirSync(settings, { recursive: true });
  fs.writeFileSync(
    path.join(settings, 'settings.ini'),
    '[Settings]\ngtk-enable-animations=false\n',
  );
  fs.writeFileSync(path.join(settings, 'gtk.css'), NARROW_TOOLBAR);
  return {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    XDG_CONFIG_HOME: folder,
  };
}

/** Starts a display of its own; resolves to its name. */
async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { name: `:${number}`, server };
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilListening(port: number): Promise<void> {
  const end = Date.now() + START_LIMIT;
  const connects = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
  while (!(await connects())) {
    if (Date.now() > end) {
      throw new Error('WebKitWebDriver does not start');
    }
  }
}

/** Debian has the browser in a folder that is named after its architecture and its version. */
function findMiniBrowser(): string {
  const found = fs
    .readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((file) => fs.existsSync(file));
  if (found === undefined) {
    throw new Error('There is no MiniBrowser: install webkit2gtk-driver');
  }
  return found;
}

function connect(port: number, proxyPort: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': {
      binary: findMiniBrowser(),
      args: [
        '--automation',
        `--proxy=http://127.0.0.1:${proxyPort}`,
        '--ignore-host=localhost',
        '--ignore-host=127.0.0.1',
      ],
    },
  });
  return Promise.resolve(
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
}

/** Runs a function in the document that the driver is in. */
async function call<Args extends unknown[], Result>(
  driver: WebDriver,
  action: (...args: Args) => Result,
  args: Args,
): Promise<Awaited<Result>> {
  const answer = await driver.executeAsyncScript<unknown>(
    `const done = arguments[arguments.length - 1];
     Promise.resolve((${String(action)})(...Array.from(arguments).slice(0, -1)))
       .then((value) => done([value]), (error) => done({ error: String(error) }));`,
    ...args,
  );
  if (!Array.isArray(answer)) {
    throw new Error((answer as { error: string }).error);
  }
  return answer[0] as Awaited<Result>;
}

async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const innerSize = () =>
    driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const window = driver.manage().window();
  const [innerWidth, innerHeight] = await innerSize();
  const { width: outerWidth, height: outerHeight } = await window.getRect();
  await window.setRect({
    width: outerWidth + width - innerWidth,
    height: outerHeight + height - innerHeight,
  });
  await driver.wait(async () => String(await innerSize()) === String([width, height]), 10_000);
}

/** The text of the page as its rules for print show it. */
function textInPrint(): string {
  for (const { media, cssRules } of document.styleSheets) {
    for (const list of [
      media,
      ...[...cssRules].flatMap((rule) => ('media' in rule ? [rule.media as MediaList] : [])),
    ]) {
      if (list.mediaText.includes('print')) {
        list.mediaText = 'all';
      } else if (list.mediaText.includes('screen')) {
        list.mediaText = 'not all';
      }
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  // Not `innerText`: WebKit leaves out what is `hidden="until-found"`, even where a style sheet shows it.
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    text += parentElement?.checkVisibility() ? (textContent ?? '') : '';
  }
  return text.replace(/\s+/g, '');
}

function codeOf(key: string): string {
  return KEYS[key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()] ?? key;
}

function createReader(driver: WebDriver): Reader {
  const moveTo = (x: number, y: number) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    engine: 'webkit',
    open: (url) => driver.get(url),
    resize: (width, height) => resize(driver, width, height),
    run: (action, ...args) => call(driver, action, args),
    runInFrame: (selector, action, ...args) =>
      driver
        .wait(until.elementLocated(By.css(selector)), START_LIMIT)
        .then((element) => driver.switchTo().frame(element))
        .then(() => call(driver, action, args))
        .finally(() => driver.switchTo().defaultContent()),
    press: async (keys) => {
      const { modifiers, key } = splitKeys(keys);
      const actions = driver.actions();
      modifiers.forEach((one) => actions.keyDown(codeOf(one)));
      actions.keyDown(codeOf(key)).keyUp(codeOf(key));
      [...modifiers].reverse().forEach((one) => actions.keyUp(codeOf(one)));
      await actions.perform();
    },
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
    },
    moveTo: (x, y) => moveTo(x, y).perform(),
    clickAt: (x, y) => moveTo(x, y).click().perform(),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    print: () => call(driver, textInPrint, []),
  };
}

/** Opens WebKitGTK's browser on a display of its own. Its readers share a profile, which is new. */
export async function openWebkitBrowser(options: BrowserOptions): Promise<EngineBrowser> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  const { name, server } = await startDisplay();
  const port = await freePort();
  const service = spawn(findProgram(['WebKitWebDriver']) ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: environment(name, folder),
    stdio: 'ignore',
  });
  await untilListening(port);
  const driver = await connect(port, options.proxyPort);
  const main = await driver.getWindowHandle();
  return {
    newReader: async () => {
      await resize(driver, WINDOW.width, WINDOW.height);
      return createReader(driver);
    },
    endReader: async () => {
      for (const handle of await driver.getAllWindowHandles()) {
        if (handle !== main) {
          await driver.switchTo().window(handle);
          await driver.close();
        }
      }
      await driver.switchTo().window(main);
      await driver.get('about:blank');
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      service.kill();
      server.kill();
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}
