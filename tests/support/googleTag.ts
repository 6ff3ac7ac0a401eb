import type { Page } from '@playwright/test';

/** Where Google's tag comes from. */
export const TAG = /^https:\/\/www\.googletagmanager\.com\//;

/** What the tag was told. */
type Call = [command: string, name: string, params?: Record<string, unknown>];

/** What the page handed to Google's tag, in order. */
export function calls(page: Page): Promise<Call[]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
      (entry) => Array.from(entry) as Call,
    ),
  );
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
  await page.route(/^https:\/\//, async (route) => {
    asked.push(route.request().url());
    await (TAG.test(route.request().url())
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.abort());
  });
  return asked;
}
