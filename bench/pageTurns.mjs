import { setTimeout as delay } from 'node:timers/promises';
import { BROWSER_ARGS, withColdPage, withPhone } from './browser.mjs';
import { DESK, GUIDE } from './controls.mjs';
import { findControl, watchTurn } from './inPage.mjs';
import { withRawBrowser } from './rawBrowser.mjs';
import { median, repeat } from './statistics.mjs';

/** How long a page settles, and how long a reader points at a link before the click. */
const SETTLE_MS = 2_000;
const POINTING_MS = 1_000;
const LIMIT_MS = 30_000;

/** How often to try to find a link. */
const ATTEMPTS = 4;

/** What the tab recorded of the last turn, once the new heading is painted. Runs in the page. */
function readTurn() {
  const [navigation] = performance.getEntriesByType('navigation');
  const { benchClick, benchHeading } = sessionStorage;
  // A prerendered page was not told to watch: its first paint is complete.
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const isAhead = navigation.activationStart > 0;
  const painted = isAhead && paint ? performance.timeOrigin + paint : Number(benchHeading);
  return { ms: painted - Number(benchClick), isAhead, pathname: location.pathname };
}

/** Polls until another page's heading has been painted. */
async function untilTurned(evaluate, from) {
  const limit = performance.now() + LIMIT_MS;
  while (performance.now() < limit) {
    const turn = await evaluate(readTurn).catch(() => null);
    if (turn && turn.pathname !== from && turn.ms > 0) {
      return turn;
    }
    await delay(100);
  }
  throw new Error(`Still at ${from} after 30 s`);
}

/** Picks a different one of the visible links each time. Runs in the page. */
function findLink({ selector, index }) {
  const places = [...document.querySelectorAll(selector)]
    .filter((link) => !link.hash && link.pathname !== location.pathname)
    .map((link) => ({ box: link.getBoundingClientRect(), link }))
    .filter(({ box, link }) => {
      const hit = document.elementFromPoint(box.x + 12, box.y + box.height / 2);
      return hit !== null && link.contains(hit);
    });
  const { box } = places[index % places.length] ?? {};
  return box && { x: box.x + 12, y: box.y + box.height / 2 };
}

/** Finds a link as soon as the page shows one. */
async function untilLink(evaluate, wanted) {
  const limit = performance.now() + LIMIT_MS;
  while (performance.now() < limit) {
    const place = await evaluate(findLink, wanted);
    if (place) {
      return place;
    }
    await delay(SETTLE_MS);
  }
  throw new Error(`No ${wanted.selector} on the screen`);
}

/**
 * A click in Chromium as readers have it, which prerenders the page while the reader points at its
 * link; then back.
 */
function turnAhead({ origin, link, args, index }) {
  return withRawBrowser([...BROWSER_ARGS, ...args], async ({ ask, evaluate }) => {
    await ask('Page.enable');
    await ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchTurn})()` });
    await ask('Page.navigate', { url: origin + GUIDE });
    await delay(SETTLE_MS);
    const place = await untilLink(evaluate, { selector: link, index });
    const mouse = (type) =>
      ask('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    await mouse('mouseMoved');
    await delay(POINTING_MS);
    await mouse('mousePressed');
    // The page that would respond may be gone by then.
    await mouse('mouseReleased').catch(() => undefined);
    const turn = await untilTurned(evaluate, GUIDE);
    await delay(POINTING_MS);
    await evaluate(() => {
      setTimeout(() => history.back());
    });
    await delay(SETTLE_MS);
    const back = await evaluate(() => ({
      isBack: location.pathname,
      // A single-page app never leaves its document.
      isKept: window.benchPersisted === true,
      reasons: performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons ?? [],
    }));
    return { ...turn, isKept: back.isBack === GUIDE && back.isKept };
  });
}

/** A click in a browser that does not prerender (Playwright prevents it). */
function turnPlain(browser, { origin, link, index }) {
  return withColdPage(browser, async (page) => {
    await page.addInitScript(watchTurn);
    await page.goto(origin + GUIDE);
    await delay(SETTLE_MS);
    const evaluate = (run, options) => page.evaluate(run, options);
    const { x, y } = await untilLink(evaluate, { selector: link, index });
    await page.mouse.move(x, y);
    await delay(POINTING_MS);
    await page.mouse.click(x, y);
    return untilTurned(evaluate, GUIDE);
  });
}

/** A tap on the link to the next page, on the slow phone. */
function turnOnPhone(browser, { origin, next }) {
  return withPhone(browser, async ({ page, open, tap }) => {
    await page.addInitScript(watchTurn);
    await open(origin + GUIDE);
    await page.waitForLoadState('load');
    await delay(SETTLE_MS * 2);
    // Late layout makes the page longer: the link may have to be located again.
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const place = await page.evaluate(findControl, next);
      if (place?.isHere) {
        await tap({ x: place.x, y: place.y });
        break;
      }
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place?.scroll ?? 0);
      await delay(SETTLE_MS);
    }
    return untilTurned((run) => page.evaluate(run), GUIDE);
  });
}

const middle = (turns) => median(turns.map(({ ms }) => ms));

/**
 * Measures the time from the click on a link until the new page's heading is painted, in ms.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, origin: string, runs: number, args: readonly string[] }} options `args`:
 *   direct Chromium to the third parties
 * @returns {Promise<{ pointed: number, ahead: number, plain: number, phone: number,
 *   kept: number }>} medians: after pointing at the link, in a browser that may prerender the page;
 *   in one that may not; on the slow phone. `ahead` and `kept` are shares: of prerendered pages,
 *   and of pages that were still there when the reader came back
 */
export async function measureTurns(browser, { site, origin, runs, args }) {
  const { link, next } = DESK[site];
  const share = (turns, name) => turns.filter((turn) => turn[name]).length / turns.length;
  const ahead = await repeat(runs, (index) => turnAhead({ origin, link, args, index }));
  const plain = await repeat(runs, (index) => turnPlain(browser, { origin, link, index }));
  const phone = await repeat(runs, () => turnOnPhone(browser, { origin, next }));
  return {
    pointed: middle(ahead),
    ahead: share(ahead, 'isAhead'),
    plain: middle(plain),
    phone: middle(phone),
    kept: share(ahead, 'isKept'),
  };
}
