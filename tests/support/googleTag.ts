import { expect, type Page } from '@playwright/test';

/** Where Google's tag comes from. */
export const TAG = /^https:\/\/www\.googletagmanager\.com\//;

/** What the tag was told. */
type Call = [command: string, name: string, params?: Record<string, unknown>];

/** What the documents of a tab handed to the tag, in order; one list lives as long as its tab. */
const told = new WeakMap<Page, Call[]>();

/** What the pages of this tab handed to Google's tag, in order, those before this one included. */
export async function calls(page: Page): Promise<Call[]> {
  const now = await page.evaluate(() => document.readyState);
  expect(now).toBeTruthy();
  return told.get(page) ?? [];
}

/** The parameters of every event of that name. */
export async function events(page: Page, name: string): Promise<Record<string, unknown>[]> {
  return (await calls(page))
    .filter(([command, event]) => command === 'event' && event === name)
    .map(([, , params]) => params ?? {});
}

/** Answers for Google's tag with an empty script, and drops everything else from outside. */
export async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const list: Call[] = [];
  told.set(page, list);
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
    asked.push(route.request().url());
    await (TAG.test(route.request().url())
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.abort());
  });
  return asked;
}
