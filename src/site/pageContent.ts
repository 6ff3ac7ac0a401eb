import type { Element } from 'hast';
import { hasClass, property } from './hast';

/** What only works on the page, or is drawn. */
const LEFT_OUT = new Set(
  'button fieldset footer form iframe input nav noscript script style svg template'.split(' '),
);
const LEFT_OUT_CLASSES = ['hash-link', 'theme-doc-toc-mobile'];

/** Whether an element is no content: neither search nor the Markdown page has what stands in it. */
export function isLeftOut(part: Element): boolean {
  return (
    LEFT_OUT.has(part.tagName) ||
    property(part, 'dataMarkdown') === 'skip' ||
    property(part, 'role') === 'status' ||
    LEFT_OUT_CLASSES.some((name) => hasClass(part, name))
  );
}
