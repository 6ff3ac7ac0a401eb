import { setTimeout as delay } from 'node:timers/promises';
import { now, PHONE, withColdPage, withPhone } from './browser.mjs';
import { CONTROLS, GUIDE, SEARCHES } from './controls.mjs';
import { findControl, scrollWhenLong, watchControl, whenPainted } from './inPage.mjs';
import { median, repeat } from './statistics.mjs';

/** When a reader taps, in ms after the first paint. */
const TAP_TIMES = [300, 3_000, 8_000];

/** A reader taps again after this time without a response. */
const PATIENCE_MS = 1_000;
const TAPS = 15;

/** Time that a menu takes to slide into place. */
const MENU_MS = 500;

const QUESTIONS = ['dashboard layout', 'sign in', 'navigation', 'theme', 'session', 'data grid'];

/** Finds a control on a phone once its page has settled, for later cold visits. */
function locate(browser, url, { target, isSelect }, opener) {
  return withColdPage(
    browser,
    async (page) => {
      const find = async (scroll) => {
        await page.goto(url);
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
        await page.waitForTimeout(1_500);
        if (opener) {
          await page.tap(opener.target);
          await page.waitForTimeout(700);
        }
        return page.evaluate(findControl, target);
      };
      const place = await find(opener?.place.scroll ?? 0);
      const found = place === null || place.isHere ? place : await find(place.scroll);
      if (!found?.isHere && !isSelect) {
        throw new Error(`No ${target} within reach on ${new URL(url).pathname}`);
      }
      return found;
    },
    PHONE,
  );
}

const pause = (ms) => delay(Math.max(0, ms));

/** Taps until the page responds. */
async function tapUntilPainted({ page, tap }, { target, isSelect }, place) {
  const painted = page.evaluate(() => window.benchTap.painted);
  painted.catch(() => undefined);
  const started = now();
  for (let taps = 1; taps <= TAPS; taps += 1) {
    if (isSelect) {
      await page.selectOption(target, 'dark');
    } else {
      await tap(place);
    }
    const time = await Promise.race([painted, delay(PATIENCE_MS, null)]);
    if (time !== null) {
      const { times } = await page.evaluate(() => window.benchTap);
      return { ms: time - Math.min(times[0], started + PATIENCE_MS), taps };
    }
  }
  const { missed } = await page.evaluate(() => window.benchTap);
  throw new Error(`${target} did not respond to ${TAPS} taps; last hit: ${missed.at(-1)}`);
}

/** Opens the menu that contains a control; this is not measured. */
async function openMenu({ page, tap }, { place }, { target }) {
  const control = page.locator(target).first();
  for (let taps = 1; taps <= TAPS && !(await control.isVisible()); taps += 1) {
    await tap(place);
    await control.waitFor({ timeout: PATIENCE_MS }).catch(() => undefined);
  }
  await delay(MENU_MS);
}

/** One cold visit: opens the page, waits, taps. */
function visit(browser, { url, control, opener, place, at }) {
  return withPhone(browser, async (phone) => {
    await phone.page.addInitScript(watchControl, control);
    const painted = await phone.open(url);
    if (place.scroll > 0) {
      // Not awaited: it happens when the page has time.
      phone.page.evaluate(scrollWhenLong, place.scroll).catch(() => undefined);
    }
    await pause(at - (now() - painted));
    if (opener) {
      await openMenu(phone, opener, control);
    }
    return tapUntilPainted(phone, control, place);
  });
}

/**
 * Measures the first tap on a control of a site on a slow phone, from the tap until its effect is
 * painted.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, origin: string, control: string, runs: number }} options
 * @returns {Promise<Record<number, { ms: number, taps: number }>>} by the time of the tap after the
 *   first paint: the median, and the largest number of taps needed
 */
export async function measureTaps(browser, { site, origin, control: name, runs }) {
  const controls = CONTROLS[site];
  const control = controls[name];
  const url = origin + (control.address ?? GUIDE);
  const first = control.after && controls[control.after];
  const opener = first && { ...first, place: await locate(browser, url, first) };
  const place = await locate(browser, url, control, opener);
  const result = {};
  for (const at of TAP_TIMES) {
    const visits = await repeat(runs, () => visit(browser, { url, control, opener, place, at }));
    result[at] = {
      ms: median(visits.map(({ ms }) => ms)),
      taps: Math.max(...visits.map(({ taps }) => taps)),
    };
  }
  return result;
}

/**
 * Measures the time from typing a question to its first result on that phone, in milliseconds: for
 * the first question of a visit, which loads all of the search, and for later ones.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, origin: string, runs: number }} options
 * @returns {Promise<{ first: number, later: number }>} medians
 */
export async function measureSearch(browser, { site, origin, runs }) {
  const control = CONTROLS[site].search;
  const { field, result } = SEARCHES[site];
  const url = origin + GUIDE;
  const place = await locate(browser, url, control);
  const visits = await repeat(runs, () =>
    withPhone(browser, async (phone) => {
      const { page, open, type } = phone;
      await page.addInitScript(watchControl, control);
      const painted = await open(url);
      await pause(TAP_TIMES[1] - (now() - painted));
      await tapUntilPainted(phone, control, place);
      const times = [];
      for (const question of QUESTIONS) {
        await page.locator(field).fill('');
        await page.locator(result).first().waitFor({ state: 'detached' });
        const answered = page.evaluate(whenPainted, result);
        answered.catch(() => undefined);
        const typed = await type(question);
        times.push((await answered) - typed);
      }
      const [first, ...later] = times;
      return { first, later: median(later) };
    }),
  );
  return {
    first: median(visits.map(({ first }) => first)),
    later: median(visits.map(({ later }) => later)),
  };
}
