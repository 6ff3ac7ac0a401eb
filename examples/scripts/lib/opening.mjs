import { Editor } from './editor.mjs';

/** Studio's own error on pages with inputs, on a busy machine: Support names it. */
const KNOWN = 'Maximum update depth exceeded';

/** What Studio draws in place of a component that is missing or fails; its label is the error. */
const BROKEN = 'span[aria-label]:has(> [data-testid="ErrorIcon"])';

/**
 * Opens pages of a running app in the editor, as somebody does who has copied their files.
 * @param {Awaited<ReturnType<typeof import('./browser.mjs').openBrowser>>} browser
 * @param {{ url: string, base: string, printed: () => string }} app what Studio has printed, and where it runs
 * @param {string[]} names the pages
 * @throws {Error} if Studio rejects a file, or a component that it names is missing or fails
 */
export async function openInEditor({ page, errors }, { url, base, printed }, names) {
  const before = errors.length;
  for (const name of names) {
    await page.goto(`${url}${base}/editor/app/pages/${name}`);
    await new Editor(page, url).ready();
    await page.getByTestId('CloudDoneIcon').waitFor();
    const canvas = page.frameLocator('iframe[name="data-toolpad-canvas"]');
    await canvas.getByTestId('page-root').waitFor({ state: 'attached' });
    const broken = await canvas
      .locator(BROKEN)
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    if (broken.length > 0) {
      throw new Error(`${name}: ${broken.join('\n')}`);
    }
  }
  errors.push(...errors.splice(before).filter((message) => !message.startsWith(KNOWN)));
  const rejected = printed().match(/Failed to read .*/g);
  if (rejected) {
    throw new Error(rejected.join('\n'));
  }
}
