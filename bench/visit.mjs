import { slowProcessor, withColdPage } from './browser.mjs';
import { CONTROLS, DEMOS, DESK, GUIDE, SEARCHES } from './controls.mjs';
import { median, repeat } from './statistics.mjs';

/** How long a reader looks at the result of an action. */
const LOOK_MS = 1_000;

/** Reports every interaction that took longer than a frame. Runs in each document. */
function watchInteractions() {
  new PerformanceObserver((list) => {
    for (const { duration, interactionId, name } of list.getEntries()) {
      if (interactionId > 0) {
        window.benchInteraction?.({ duration, name });
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** What a reader does on a site, action by action; each waits for its result. */
function actionsOf(page, site, origin) {
  const { search, copy } = CONTROLS[site];
  const { group } = DESK[site];
  const answers = SEARCHES[site];
  const first = (selector) => page.locator(`${selector}:visible`).first();
  return {
    ...(search && {
      'open search': async () => {
        await first(search.target).click();
        await first(answers.field).waitFor();
      },
      type: async () => {
        await page.keyboard.type('dashboard layout', { delay: 80 });
        await first(answers.result).waitFor();
      },
      'open a result': async () => {
        const left = page.url();
        await first(answers.link).click();
        await page.waitForURL((url) => url.href !== left);
        await page.waitForLoadState();
      },
    }),
    'fold a group': () => first(group).click(),
    copy: () => first(copy.target).click(),
    ...(site in { own: 0, published: 0 } && {
      'run a demo': async () => {
        await page.goto(origin + DEMOS);
        const demo = page.locator('tp-demo').first();
        await demo.scrollIntoViewIfNeeded();
        await page.waitForTimeout(LOOK_MS);
        // Hovering over its poster starts it.
        await demo.locator('[data-frame]').hover();
        await demo.frameLocator('iframe').getByRole('button').first().click();
        await page.waitForTimeout(LOOK_MS);
        await demo.locator('[data-demo-tool="code"]').click();
        await page.waitForTimeout(LOOK_MS);
        await demo.locator('[data-demo-tool="expand"]').click();
        await page.waitForTimeout(LOOK_MS);
        await demo.locator('[data-demo-tool="reset"]').click();
      },
    }),
  };
}

async function visitOnce(browser, site, origin) {
  return withColdPage(browser, async (page) => {
    const worst = {};
    let action = 'arrive';
    await page.exposeBinding('benchInteraction', (_source, { duration }) => {
      worst[action] = Math.max(worst[action] ?? 0, duration);
    });
    await page.addInitScript(watchInteractions);
    await slowProcessor(page);
    await page.goto(origin + GUIDE);
    await page.waitForTimeout(LOOK_MS);
    for (const [name, act] of Object.entries(actionsOf(page, site, origin))) {
      action = name;
      // Shorter than a frame until the browser reports otherwise.
      worst[name] = 0;
      await act();
      await page.waitForTimeout(LOOK_MS);
    }
    return worst;
  });
}

/**
 * Measures a visit on a desktop with a slow processor: open the search, type, open a result, fold a
 * group of the sidebar, copy, run a demo. Stock has neither search nor demos, others no demos.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, origin: string, runs: number }} options
 * @returns {Promise<{ worst: number, actions: Record<string, number> }>} the longest interaction of
 *   each action and of the visit, as browsers count them (event to next paint), in ms: medians
 */
export async function measureVisit(browser, { site, origin, runs }) {
  const visits = await repeat(runs, () => visitOnce(browser, site, origin));
  return {
    worst: median(visits.map((visit) => Math.max(...Object.values(visit)))),
    actions: Object.fromEntries(
      Object.keys(visits[0]).map((name) => [name, median(visits.map((visit) => visit[name] ?? 0))]),
    ),
  };
}
