import { expect, type Page } from '@playwright/test';

/** Where Google's tag comes from. */
export const TAG = /^https:\/\/www\.googletagmanager\.com\//;

/** A call to the tag. */
type Call = [command: string, name: string, params?: Record<string, unknown>];

/** Calls that a browser tab's documents made to Google's tag, in order. */
const callsByPage = new WeakMap<Page, Call[]>();

/** Calls to Google's tag from all pages that this browser tab has shown, in order. */
export async function calls(page: Page): Promise<Call[]> {
  const readyState = await page.evaluate(() => document.readyState);
  expect(readyState).toBeTruthy();
  return callsByPage.get(page) ?? [];
}

/** The parameters of every event with this name. */
export async function events(page: Page, name: string): Promise<Record<string, unknown>[]> {
  return (await calls(page))
    .filter(([command, event]) => command === 'event' && event === name)
    .map(([, , params]) => params ?? {});
}

/** Mocks Google's tag with an empty script and aborts all other external requests. */
export async function standIn(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const list: Call[] = [];
  callsByPage.set(page, list);
  await page.exposeFunction('tellTag', (call: Call) => {
    list.push(call);
  });
  await page.addInitScript(() => {
    const { tellTag } = window as unknown as { tellTag: (call: unknown) => void };
    const layer: unknown[] = [];
    layer.push = (...entries: unknown[]) => {
      entries.forEach((entry) => {
        tellTag(JSON.parse(JSON.stringify(Array.from(entry as ArrayLike<unknown>))));
      });
      return Array.prototype.push.apply(layer, entries);
    };
    if (window.top === window) {
      Object.assign(window, { dataLayer: layer });
    }
  });
  await page.route(/^https:\/\//, async (route) => {
    requested.push(route.request().url());
    await (TAG.test(route.request().url())
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.abort());
  });
  return requested;
}
