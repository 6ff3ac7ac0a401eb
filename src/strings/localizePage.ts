import en from './en.json';
import type { StringKey, Translate } from './translate';

/** Attributes that hold text for a reader. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-badge'];

/** What writers wrote, and code: no UI text of the site's. */
const CONTENT = '.markdown > :not(div), pre, code, script, style';

/** The keys of the UI texts without places for values, by their English text. */
const KEYS: ReadonlyMap<string, StringKey> = new Map(
  Object.entries(en)
    .filter(([, text]) => !text.includes('{'))
    .map(([key, text]) => [text, key as StringKey]),
);

/**
 * Exchanges the English UI texts in a finished page for those of the reader's language: each text, or
 * attribute, that is a UI text from beginning to end.
 */
export function localizePage(root: HTMLElement, translate: Translate): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(CONTENT)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      for (const attribute of ATTRIBUTES) {
        const key = KEYS.get(node.getAttribute(attribute) ?? '');
        if (key !== undefined) {
          node.setAttribute(attribute, translate(key));
        }
      }
    } else {
      const text = node.textContent ?? '';
      const key = KEYS.get(text.trim());
      if (key !== undefined) {
        node.textContent = text.replace(text.trim(), () => translate(key));
      }
    }
  }
}
