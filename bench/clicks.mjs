import { watchNetwork } from '../tests/support/watchNetwork.mjs';
import { waitForHydration } from '../tests/support/waitForHydration.mjs';
import { withColdPage } from './browser.mjs';
import { median, repeat } from './statistics.mjs';

/** From here each link is clicked; the sidebar shows that many and more. */
const START = '/toolpad/core/react-page-container/';

/**
 * Times the next click: from its event to the frame that shows another heading. Runs in the page.
 *
 * @returns {Promise<number>} milliseconds
 */
function timeNextClick() {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  window.clickToHeading = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No other heading in 30 s')), 30_000);
    const onClick = ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        if (heading() !== undefined && heading() !== before) {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        }
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

/** The addresses of links of the sidebar that a reader sees, other than the page's own. */
function sidebarLinks(page) {
  return page
    .locator('.menu__link[href]:visible')
    .evaluateAll((links) => [
      ...new Set(
        links
          .map((link) => link.getAttribute('href'))
          .filter((href) => href.startsWith('/toolpad/') && !href.includes('#')),
      ),
    ]);
}

function timeClick(browser, origin, index) {
  return withColdPage(browser, async (page) => {
    const untilQuiet = watchNetwork(page);
    await page.goto(origin + START);
    await waitForHydration(page);
    await untilQuiet();
    const addresses = (await sidebarLinks(page)).filter((address) => address !== START);
    const address = addresses[index % addresses.length];
    const link = page.locator(`.menu__link[href="${address}"]:visible`).first();
    await link.hover();
    await untilQuiet();
    await page.evaluate(timeNextClick);
    await link.click();
    return page.evaluate(() => window.clickToHeading);
  });
}

/**
 * Measures from the click on a link of the sidebar, which the reader pointed at before, to the new
 * page's heading.
 *
 * @returns {Promise<number>} the median of that many cold visits, in milliseconds
 */
export async function measureClicks(browser, origin, times) {
  return median(await repeat(times, (index) => timeClick(browser, origin, index)));
}
