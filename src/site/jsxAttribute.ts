import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** An attribute's value; `null` when it is missing or not a string. */
export function textAttribute(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | null {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : null;
}
