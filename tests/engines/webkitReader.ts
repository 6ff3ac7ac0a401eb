import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Builder, By, Capabilities, Key, Origin, until, type WebDriver } from 'selenium-webdriver';
import { findProgram } from '../support/findChromium.mjs';
import { splitKeys, type Reader } from './reader';

const KEYS = Key as unknown as Readonly<Record<string, string>>;

/** How long programs may take to start, in ms. */
const START_LIMIT = 60_000;

/** WebKitGTK without a graphics card, as root, and without animations, which crash it here. */
function environment(display: string, folder: string): NodeJS.ProcessEnv {
  const settings = path.join(folder, 'gtk-3.0/settings.ini');
  fs.mkdirSync(path.dirname(settings), { recursive: true });
  fs.writeFileSync(settings, '[Settings]\ngtk-enable-animations=false\n');
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

function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  return Promise.resolve(
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
}

/** Opens WebKitGTK's browser on a display of its own. */
export async function openWebkitReader(): Promise<Reader> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  const { name, server } = await startDisplay();
  const port = await freePort();
  const service = spawn(findProgram(['WebKitWebDriver']) ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: environment(name, folder),
    stdio: 'ignore',
  });
  await untilListening(port);
  const driver = await connect(port);
  const innerSize = () =>
    driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  /** The browser's window has a minimum width; the rest of a narrow page is cut off its frame. */
  const resize = async (width: number, height: number): Promise<void> => {
    const window = driver.manage().window();
    const [innerWidth, innerHeight] = await innerSize();
    const { width: outerWidth, height: outerHeight } = await window.getRect();
    await window.setRect({
      width: outerWidth + width - innerWidth,
      height: outerHeight + height - innerHeight,
    });
  };
  const call = <Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    args: Args,
  ): Promise<Awaited<Result>> =>
    driver
      .executeAsyncScript<unknown>(
        `const done = arguments[arguments.length - 1];
       Promise.resolve((${String(action)})(...Array.from(arguments).slice(0, -1)))
         .then((value) => done([value]), (error) => done({ error: String(error) }));`,
        ...args,
      )
      .then((answer) => {
        if (!Array.isArray(answer)) {
          throw new Error((answer as { error: string }).error);
        }
        return answer[0] as Awaited<Result>;
      });
  return {
    engine: 'webkit',
    open: (url) => driver.get(url),
    resize,
    run: (action, ...args) => call(action, args),
    runInFrame: (selector, action, ...args) =>
      driver
        .wait(until.elementLocated(By.css(selector)), START_LIMIT)
        .then((element) => driver.switchTo().frame(element))
        .then(() => call(action, args))
        .finally(() => driver.switchTo().defaultContent()),
    press: async (keys) => {
      const { modifiers, key } = splitKeys(keys);
      const codeOf = (one: string): string =>
        KEYS[one.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()] ?? one;
      const actions = driver.actions();
      modifiers.forEach((one) => actions.keyDown(codeOf(one)));
      actions.keyDown(codeOf(key)).keyUp(codeOf(key));
      [...modifiers].reverse().forEach((one) => actions.keyUp(codeOf(one)));
      await actions.perform();
    },
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
    },
    clickAt: async (x, y) => {
      await driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform();
    },
    back: () => driver.navigate().back(),
    close: async () => {
      await driver.quit().catch(() => undefined);
      service.kill();
      server.kill();
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
