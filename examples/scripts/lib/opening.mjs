import { Editor } from './editor.mjs';

/** Studio's own error on pages with inputs, on a busy machine: Support names it. */
const KNOWN = 'Maximum update depth exceeded';

/**
 * Opens pages of a running app in the editor, as somebody does who has copied their files.
 * @param {Awaited<ReturnType<typeof import('./browser.mjs').openBrowser>>} browser
 * @param {{ url: string, base: string, printed: () => string }} app what Studio has printed, and where it runs
 * @param {string[]} names the pages
 * @throws {Error} if Studio rejects a file, or does not show its components
 */
export async function openInEditor({ page, errors }, { url, base, printed }, names) {
  const before = errors.length;
  for (const name of names) {
    await page.goto(`${url}${base}/editor/app/pages/${name}`);
    await new Editor(page, url).ready();
    await page.getByTestId('CloudDoneIcon').waitFor();
  }
  errors.push(...errors.splice(before).filter((message) => !message.startsWith(KNOWN)));
  const rejected = printed().match(/Failed to read .*/g);
  if (rejected) {
    throw new Error(rejected.join('\n'));
  }
}
