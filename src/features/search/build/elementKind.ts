import type { Element } from 'hast';
import { isLeftOut } from '../../../site/pageContent';

/** What search makes of what stands in an element. */
export type Kind = 'content' | 'skip' | 'code-frame' | 'code' | 'heading' | 'row-name';

/** Elements without content. */
export const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'source', 'link', 'meta']);
/** Elements that stand within a word or a sentence. */
export const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'span',
  'strong',
  'sub',
  'sup',
]);
export const HEADING = /^h[1-4]$/;

/** The kind of an element from the kind of the one around it. */
export function kindOf(part: Element, parent: Kind): Kind {
  const { tagName } = part;
  if (parent === 'skip' || tagName === 'thead' || isLeftOut(part)) {
    return 'skip';
  }
  if (parent === 'code' || tagName === 'pre') {
    return 'code';
  }
  if (parent === 'code-frame' || tagName === 'tp-code') {
    return 'code-frame';
  }
  return HEADING.test(tagName) ? 'heading' : parent;
}
