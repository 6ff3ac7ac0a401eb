import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './examples.mjs';

/**
 * The window, in CSS pixels. Pages show pictures 700 px wide, where text of 12 px is legible in 840 px at
 * most: pictures show a part of the editor (`Shell.narrow`, `Shell.part`), or the app in a window of its
 * own (`APP`).
 */
export const WINDOW = { width: 1080, height: 680 };

/** The window of an app. */
export const APP = { width: 840, height: 640 };

/**
 * Sharp on a page, and when enlarged. A page shows 1.6 pixels of a picture as one (`pictureLayout`), so
 * a narrow picture appears an eighth larger than the product.
 */
const DENSITY = 1.8;

/**
 * The editor draws the labels on the borders of its fields at 9 px, which no picture of a whole editor
 * can show legibly, and the name over a selected component, in the canvas, at 11 px. They get the size of
 * its other texts. Labels of an app stay as they are.
 */
const LEGIBLE = {
  editor: `
    .MuiInputLabel-outlined.MuiInputLabel-shrink { transform: translate(14px, -50%) !important }
    .MuiOutlinedInput-notchedOutline legend { font-size: 1em !important }`,
  canvas: '[data-testid="node-hud-tag"] { font-size: 12px !important }',
};

/** Adds its style sheet to a document. Runs in the browser. */
function addStyle({ editor, canvas }) {
  const textContent = location.pathname.includes('/editor') ? editor : canvas;
  addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  });
}

/** Minutes, not seconds: the editor's first load compiles it, and machines are shared. */
const TIMEOUT = 180_000;

/** Chromium: the one named in the environment, or the first on the path. */
function findChromium() {
  if (process.env.CHROMIUM) {
    return process.env.CHROMIUM;
  }
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Tries the next one.
    }
  }
  throw new Error('No Chromium found: put it on the path or name it in CHROMIUM.');
}

/** Studio requests Roboto from a font service; here, the same font comes from npm. */
function robotoCss() {
  return [300, 400, 500, 700]
    .map((weight) => {
      const file = `node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;
      const font = readFileSync(path.join(root, file)).toString('base64');
      return `@font-face{font-family:Roboto;font-weight:${weight};src:url(data:font/woff2;base64,${font}) format('woff2')}`;
    })
    .join('\n');
}

/**
 * Opens Chromium without animations.
 * @param {'light' | 'dark'} [scheme] what the editor follows
 * @returns {Promise<{ page: import('playwright-core').Page, newPage: () => Promise<import('playwright-core').Page>, errors: string[], close: () => Promise<void> }>}
 * `errors` collects uncaught errors of every page.
 */
export async function openBrowser(scheme = 'light') {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: DENSITY,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(TIMEOUT);
  context.setDefaultNavigationTimeout(TIMEOUT);
  await context.addInitScript(addStyle, LEGIBLE);
  const css = robotoCss();
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({
      contentType: 'text/css',
      headers: { 'access-control-allow-origin': '*' },
      body: css,
    }),
  );
  const errors = [];
  const newPage = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    return page;
  };
  return { page: await newPage(), newPage, errors, close: () => browser.close() };
}
