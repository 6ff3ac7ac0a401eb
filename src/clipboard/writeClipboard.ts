/**
 * Puts a text on the clipboard.
 *
 * @param text or the promise of one; a rejected promise counts as a refusal
 * @returns whether it is there now. It is not where the browser refuses (no permission, no focus)
 *   or has no clipboard to offer, as on addresses that are not secure. Never throws (spec 3.4).
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
