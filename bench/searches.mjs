import { watchNetwork } from '../tests/support/watchNetwork.mjs';
import { waitForHydration } from '../tests/support/waitForHydration.mjs';
import { withColdPage } from './browser.mjs';
import { median } from './statistics.mjs';

const START = '/toolpad/core/introduction/';

const QUESTIONS = [
  'dashboard layout',
  'sign in',
  'navigation',
  'theme',
  'session',
  'data grid',
  'router',
  'dialog',
  'install',
  'roles',
];

/**
 * Times the next key press: from its event to the frame that shows results. Runs in the page.
 *
 * @returns {Promise<number>} milliseconds
 */
function timeNextKey() {
  window.keyToResults = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No results in 30 s')), 30_000);
    const onInput = ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[role="option"]')) {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        }
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    };
    addEventListener('input', onInput, { capture: true, once: true });
  });
}

/** Asks a question in the open dialog, whole at once, as one key press. */
async function ask(page, question) {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  await page.evaluate(timeNextKey);
  await page.keyboard.insertText(question);
  return page.evaluate(() => window.keyToResults);
}

/**
 * Measures from a key press in the search to its results, in milliseconds.
 *
 * @returns {Promise<{ first: number, later: number }>} the first question, which may still wait for the
 *   index, and the median of ten later ones
 */
export function measureSearch(browser, origin) {
  return withColdPage(browser, async (page) => {
    const untilQuiet = watchNetwork(page);
    await page.goto(origin + START);
    await waitForHydration(page);
    await untilQuiet();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    const first = await ask(page, QUESTIONS[0]);
    await untilQuiet();
    const times = [];
    for (const question of QUESTIONS) {
      times.push(await ask(page, question));
    }
    return { first, later: median(times) };
  });
}
