import en from './en.json';
import type { StringKey, Translate } from './translate';

/** Attributes with text for readers. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-badge'];

/** Writers' text and code, which are not UI strings. */
const CONTENT = '.markdown > :not(div), pre, code, script, style';

/** Parts of the site among writers' text, which have UI strings of their own. */
const PARTS = '.markdown :is(tp-demo, tp-code, tp-choices, tp-ad)';

const STRINGS = Object.entries(en) as [StringKey, string][];

/** Keys of UI strings without placeholders, by English text. */
const KEYS = new Map(
  STRINGS.filter(([, text]) => !text.includes('{')).map(([key, text]) => [text, key]),
);

/**
 * UI strings with placeholders, as patterns with a group for each value. Without those that begin
 * with a value, such as "{name} overview": titles of pages look the same.
 */
const PATTERNS = STRINGS.filter(([, text]) => /^[^{]+\{/.test(text)).map(
  ([key, text]) =>
    [
      key,
      new RegExp(`^${text.replace(/[?.]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`),
    ] as const,
);

/** The translation of an English UI string; `null` if the text is none. */
function translationOf(text: string, translate: Translate): string | null {
  const key = KEYS.get(text);
  if (key !== undefined) {
    return translate(key);
  }
  for (const [name, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (match) {
      return translate(name, match.groups);
    }
  }
  return null;
}

function localize(root: Node, translate: Translate): void {
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
        const translation = translationOf(node.getAttribute(attribute) ?? '', translate);
        if (translation !== null) {
          node.setAttribute(attribute, translation);
        }
      }
    } else {
      const text = node.textContent ?? '';
      const translation = translationOf(text.trim(), translate);
      if (translation !== null) {
        node.textContent = text.replace(text.trim(), () => translation);
      }
    }
  }
}

/** Translates each text node and attribute that is an English UI string, in templates, too. */
export function localizePage(root: HTMLElement, translate: Translate): void {
  localize(root, translate);
  root.querySelectorAll(PARTS).forEach((part) => localize(part, translate));
  root.querySelectorAll('template').forEach(({ content }) => localize(content, translate));
}
