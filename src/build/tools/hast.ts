import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { FOLDED_CONTENTS_CLASS } from '../docusaurus/browser/names';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Creates an element; copies the children. */
export function element(
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** Creates a text node. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** A short bold label on its own line. */
export function label(value: string, ...after: readonly ElementContent[]): Element {
  return element('p', {}, [element('strong', {}, [text(value)]), ...after]);
}

function classesOf({ properties: { className } }: Element): readonly string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element has a class. */
export function hasClass(part: Element, name: string): boolean {
  return classesOf(part).includes(name);
}

/** The language of a block: `tsx` from the class `language-tsx`; `null` without one. */
export function languageOf(part: Element): string | null {
  const name = classesOf(part).find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length) ?? null;
}

/** A property as a string; `null` if it is missing or not a string. */
export function property({ properties }: Element, name: string): string | null {
  const value = properties[name];
  return typeof value === 'string' ? value : null;
}

/** Likewise an attribute of a component, which an MDX page's Markdown and HTML trees both have. */
export function textAttribute(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | null {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : null;
}

/** Like `property`, but an empty string if there is none. */
export function textProperty(part: Element, name: string): string {
  return property(part, name) ?? '';
}

/** All text in a node, joined without separators. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All matching elements in document order; does not search inside matches. */
export function findAll(node: Nodes, fits: (candidate: Element) => boolean): readonly Element[] {
  if (node.type === 'element' && fits(node)) {
    return [node];
  }
  return 'children' in node ? node.children.flatMap((child) => findAll(child, fits)) : [];
}

/** The first matching element. */
export function find(node: Nodes, fits: (candidate: Element) => boolean): Element | null {
  return findAll(node, fits)[0] ?? null;
}

/** Interactive or drawn content. */
const LEFT_OUT = new Set(
  'button fieldset footer form iframe input nav noscript script style svg template'.split(' '),
);

/** Whether search and Markdown pages omit an element. */
export function isLeftOut(part: Element): boolean {
  return (
    LEFT_OUT.has(part.tagName) ||
    property(part, 'dataMarkdown') === 'skip' ||
    property(part, 'role') === 'status' ||
    hasClass(part, 'hash-link') ||
    hasClass(part, FOLDED_CONTENTS_CLASS)
  );
}
