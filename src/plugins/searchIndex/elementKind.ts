/** What search makes of what stands in an element. */
export type Kind = 'content' | 'skip' | 'code-frame' | 'code' | 'heading' | 'row-name';

/** Elements without content. */
export const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'source', 'link', 'meta']);
const SKIPPED = new Set([
  'button',
  'fieldset',
  'svg',
  'iframe',
  'script',
  'style',
  'nav',
  'footer',
  'thead',
]);
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

function isControl(attributes: Readonly<Record<string, string>>): boolean {
  const { class: classes = '', role = '' } = attributes;
  return (
    /\bhash-link\b|\btoolbar_/.test(classes) ||
    role === 'status' ||
    attributes['data-markdown'] === 'skip'
  );
}

/** The kind of an element from its name, its attributes and the kind of the one around it. */
export function kindOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  parent: Kind,
): Kind {
  // The HTML leaves out end tags, and the parser leaves a table's head open at its body.
  if (name === 'tbody') {
    return 'content';
  }
  if (parent === 'skip' || SKIPPED.has(name) || isControl(attributes)) {
    return 'skip';
  }
  if (parent === 'code' || name === 'pre') {
    return 'code';
  }
  if (parent === 'code-frame' || name === 'tp-code') {
    return 'code-frame';
  }
  return HEADING.test(name) ? 'heading' : parent;
}
