import en from './en.json';
import type { StringKey, Translate } from './translate';

/** Attributes with text for readers. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-badge'];

/** Writers' text and code, which are not UI strings. */
const CONTENT = '.markdown > :not(div), pre, code, script, style';

/** Keys of UI strings without placeholders, by English text. */
const KEYS = new Map(
  Object.entries(en)
    .filter(([, text]) => !text.includes('{'))
    .map(([key, text]) => [text, key as StringKey]),
);

/** Translates each text node and attribute that is exactly an English UI string. */
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
