/**
 * Puts a text on the clipboard.
 *
 * @returns whether it is there now. It is not where the browser refuses (no permission, no focus)
 *   or has no clipboard to offer, as on addresses that are not secure. Never throws (spec 3.4).
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
