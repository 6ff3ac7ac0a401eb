/**
 * Whether a key press is Ctrl+C or ⌘C. On a keyboard of another script, whose keys give no Latin
 * letters, the key in C's place counts, as it does for browsers.
 */
export function isCopyShortcut(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const isLatin = /^[a-z]$/i.test(event.key);
  const isLetterC = isLatin ? event.key.toLowerCase() === 'c' : event.code === 'KeyC';
  return isLetterC && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}
