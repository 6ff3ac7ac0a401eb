import fs from 'node:fs';
import path from 'node:path';
import type { ConsoleMessage, Page } from '@playwright/test';
import { waitForHydration } from './waitForHydration.mjs';

export { waitForHydration };

const BUILD_DIR = path.resolve('build');

/** Whether a file is a page of the site, not a redirect from an old URL. */
function isSitePage(file: string): boolean {
  return fs.readFileSync(path.join(BUILD_DIR, file), 'utf8').includes('__docusaurus');
}

/** URL paths of all pages of the built site, except the documents that frame demos. */
export function listSitePages(): string[] {
  return fs
    .readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('demo'))
    .filter(isSitePage)
    .map(
      (file) =>
        `/toolpad/${file
          .replace(/index\.html$/, '')
          .split(path.sep)
          .join('/')}`,
    )
    .sort();
}

/**
 * Code of islands: every script but the page's own. Tests that hold it back do so before they open
 * a page: a busy one handles a key press, and requests files, before it is told to ask Playwright.
 */
export const ISLAND_FILES = /\/assets\/js\/(?!main\.)[^/]+\.js$/;

/** Collects a page's console output and uncaught errors. */
export function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const line = `${message.type()}: ${message.text()}`;
    // Caused by Playwright: its locators measure code that a demo hides until requested.
    if (!line.startsWith('verbose: Rendering was performed in a subtree hidden by')) {
      lines.push(line);
    }
  });
  page.on('pageerror', (error) => {
    lines.push(`uncaught: ${error.message}`);
  });
  return lines;
}

/** Opens a page with the mode and direction that the reader chose earlier. */
export async function openAs(
  page: Page,
  address: string,
  { mode = 'light', direction = 'ltr' }: { mode?: 'light' | 'dark'; direction?: 'ltr' | 'rtl' },
): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.addInitScript((value) => {
    // Not in frames: the page around them would take it for a choice made in another tab.
    if (window.top === window) {
      window.localStorage.setItem('direction', value);
    }
  }, direction);
  await page.goto(address);
  await waitForHydration(page);
}

/** Every layout shift of the page so far: score, and which elements moved from where to where. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        }
        const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[];
          resolve(
            shifts.map(
              ({ value, sources }) =>
                `${value}: ${sources
                  .map(
                    ({ node, previousRect, currentRect }) =>
                      `${node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '')} ${place(previousRect)} → ${place(currentRect)}`,
                  )
                  .join('; ')}`,
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift, the observer is never called; two frames are enough to tell.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve([]);
          }),
        );
      }),
  );
}

/** Whether the page has its script and style sheet; `false` while it reloads itself. */
export async function isWhole(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(
      () =>
        'started' in document.documentElement.dataset &&
        getComputedStyle(document.documentElement).getPropertyValue('--whole') === '1',
    );
  } catch {
    return false;
  }
}
