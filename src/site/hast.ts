import type { Element, ElementContent, Nodes, Properties } from 'hast';

/** An element with the children that are not `null`. */
export function element(
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** A short bold label on its own line: of a tab, an admonition, a demo. */
export function label(value: string, ...after: readonly ElementContent[]): Element {
  return element('p', {}, [element('strong', {}, [text(value)]), ...after]);
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The language from the class of a block or its code: `tsx` from `language-tsx`; `null` without one. */
export function languageOf({ properties }: Element): string | null {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const name = classes.map(String).find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length) ?? null;
}

/** A property as a string; `null` if it is missing or not a string. */
export function property({ properties }: Element, name: string): string | null {
  const value = properties[name];
  return typeof value === 'string' ? value : null;
}

/** The same; an empty string if there is none. */
export function textProperty(element: Element, name: string): string {
  return property(element, name) ?? '';
}

/** The text content of a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All matching elements in document order, without those inside a match. */
export function findAll(
  node: Nodes,
  fits: (candidate: Element) => boolean,
  found: Element[] = [],
): readonly Element[] {
  if (node.type === 'element' && fits(node)) {
    found.push(node);
  } else if ('children' in node) {
    node.children.forEach((child) => findAll(child, fits, found));
  }
  return found;
}

/** The first matching element. */
export function find(node: Nodes, fits: (candidate: Element) => boolean): Element | null {
  if (node.type === 'element' && fits(node)) {
    return node;
  }
  const children = 'children' in node ? node.children : [];
  for (const child of children) {
    const found = find(child, fits);
    if (found) {
      return found;
    }
  }
  return null;
}

/** Interactive or drawn content. */
const LEFT_OUT = new Set(
  'button fieldset footer form iframe input nav noscript script style svg template'.split(' '),
);
const LEFT_OUT_CLASSES = ['hash-link', 'theme-doc-toc-mobile'];

/** Whether an element is not content: neither the search index nor the Markdown page includes it. */
export function isLeftOut(part: Element): boolean {
  return (
    LEFT_OUT.has(part.tagName) ||
    property(part, 'dataMarkdown') === 'skip' ||
    property(part, 'role') === 'status' ||
    LEFT_OUT_CLASSES.some((name) => hasClass(part, name))
  );
}
