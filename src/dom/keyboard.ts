/** Key presses as readers mean them, whatever their keyboard. */

type Press = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * Whether a press belongs to an input method, which composes text and uses Enter and Escape itself.
 * Safari reports the press that ends a composition after its end, with the legacy code 229.
 */
export function isComposing(press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else says so in Safari
  return press.isComposing || press.keyCode === 229;
}

/**
 * The Latin letter of a shortcut, in lower case; on other keyboards by the position of the key, as
 * browsers do for their own shortcuts. Empty for other keys.
 */
export function shortcutLetter({ key, code }: Press): string {
  return /^[a-z]$/i.test(key)
    ? key.toLowerCase()
    : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();
}

/** Whether the reader most likely writes in a script whose keyboards have no slash of their own. */
function hasForeignKeyboard(): boolean {
  const [language = 'en'] = navigator.languages;
  try {
    return new Intl.Locale(language).maximize().script !== 'Latn';
  } catch {
    return false;
  }
}

/** Whether a press is a slash: on keyboards of other scripts, the key that has it on Latin ones. */
export function isSlash({ key, code }: Press): boolean {
  return key === '/' || (code === 'Slash' && hasForeignKeyboard());
}
