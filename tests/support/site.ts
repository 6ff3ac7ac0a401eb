import fs from 'node:fs';
import path from 'node:path';
import type { ConsoleMessage, Page } from '@playwright/test';
import { waitForHydration } from './waitForHydration.mjs';

export { waitForHydration };

const BUILD_DIR = path.resolve('build');

/** Whether a file is a page of the site: not what stands at an old address and leads to one. */
function isSitePage(file: string): boolean {
  return fs.readFileSync(path.join(BUILD_DIR, file), 'utf8').includes('__docusaurus');
}

/** The address of every page of the built site, frame documents for demos left out. */
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

/** Collects what a page prints on its console and the errors nothing caught. */
export function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const line = `${message.type()}: ${message.text()}`;
    // Playwright says so of itself: its locators measure code that a demo keeps hidden until it is asked for.
    if (!line.startsWith('verbose: Rendering was performed in a subtree hidden by')) {
      lines.push(line);
    }
  });
  page.on('pageerror', (error) => {
    lines.push(`uncaught: ${error.message}`);
  });
  return lines;
}

/** Opens a page with the choices a reader made before: the mode, the direction. */
export async function openAs(
  page: Page,
  address: string,
  { mode = 'light', direction = 'ltr' }: { mode?: 'light' | 'dark'; direction?: 'ltr' | 'rtl' },
): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.addInitScript((value) => {
    // Not in frames too: the page around would take it for a choice made in another tab.
    if (window.top === window) {
      window.localStorage.setItem('direction', value);
    }
  }, direction);
  await page.goto(address);
  await waitForHydration(page);
}

/** Every layout shift of the page so far: how much, and which elements moved from where to where. */
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
        // Without any shift the observer is never called: two frames later there was none.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve([]);
          }),
        );
      }),
  );
}

/** Whether the page has its script and its style sheet. One that reloads itself meanwhile is asked again. */
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
