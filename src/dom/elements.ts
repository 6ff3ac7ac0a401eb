/** Creates and finds elements of a page's finished HTML. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Gives a new element its attributes, without those that are `undefined`, and its children. */
export function fillElement<Part extends Element>(
  part: Part,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): Part {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      part.setAttribute(name, String(value));
    }
  }
  part.append(...children);
  return part;
}

/** Creates an HTML element with these attributes and children; strings become text. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  return fillElement(document.createElement(tag), attributes, ...children);
}

const SVG = 'http://www.w3.org/2000/svg';

/** Creates a drawing of lines in the color of the text around it; `d` is its path. */
export function drawLines(d: string, attributes: Attributes): SVGElement {
  return fillElement(
    document.createElementNS(SVG, 'svg'),
    { fill: 'none', stroke: 'currentColor', 'aria-hidden': 'true', ...attributes },
    fillElement(document.createElementNS(SVG, 'path'), { d }),
  );
}

/** Defines a custom element, unless it was defined before a hot reload. */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) {
    customElements.define(tag, element);
  }
}
