import { english } from './all';

/** Attributes with text for readers. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-badge'];

/** Writers' text and code, which are not UI strings. */
const CONTENT = '.markdown > :not(div), pre, code, script, style';

/** Parts of the site among writers' text, which have UI strings of their own. */
const PARTS = '.markdown :is(tp-demo, tp-code, tp-choices, tp-ad)';

/** The English UI strings; not those like "{name} overview": titles of pages look the same. */
const UI_STRING = new RegExp(
  `^(?:${Object.values(english)
    .filter((text) => !text.startsWith('{'))
    .map((text) => text.replace(/[?.()+*|]/g, '\\$&').replace(/\{\w+\}/g, '.+'))
    .join('|')})$`,
);

function replaceIn(root: Node, missing: string): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(CONTENT)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      ATTRIBUTES.filter((name) => UI_STRING.test(node.getAttribute(name) ?? '')).forEach((name) =>
        node.setAttribute(name, missing),
      );
    } else if (UI_STRING.test(node.textContent?.trim() ?? '')) {
      node.textContent = missing;
    }
  }
}

/**
 * Replaces each text node and attribute that is an English UI string, in templates, too (spec 8).
 *
 * @param missing what each UI string is in a language that is missing
 */
export function hideStrings(root: HTMLElement, missing: string): void {
  [root, ...root.querySelectorAll(PARTS)].forEach((part) => replaceIn(part, missing));
  root.querySelectorAll('template').forEach(({ content }) => replaceIn(content, missing));
}
