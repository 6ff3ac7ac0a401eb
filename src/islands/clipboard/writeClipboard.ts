/** As one item whose text is still coming: Safari lets nothing be copied after the click is over. */
function pendingItem(text: Promise<string>): ClipboardItem {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Whoever waits for the clipboard hears of the failure; nobody else needs to.
  blob.catch(() => undefined);
  return new ClipboardItem({ 'text/plain': blob });
}

/**
 * Puts a text on the clipboard.
 *
 * @param text or the promise of one; a rejected promise counts as a refusal
 * @returns whether it is there now. It is not where the browser refuses (no permission, no focus)
 *   or has no clipboard to offer, as on addresses that are not secure. Never throws (spec 3.4).
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
      await navigator.clipboard.write([pendingItem(text)]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return true;
  } catch {
    return false;
  }
}
