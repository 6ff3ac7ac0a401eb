import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../../../site';
import { textAttribute } from '../../../build/tools/hast';
import { didYouMean } from '../../../build/tools/problem';

/** Rules for a page component. */
interface PageComponent {
  /** Required attributes. */
  readonly needs: readonly string[];
  readonly takes?: readonly string[];
  /** Allowed values of `kind`. */
  readonly kinds?: readonly string[];
  /** Required content: exactly one list of this kind. */
  readonly list?: 'numbered' | 'bulleted';
}

/** Page components from MDXComponents and remark plugins; `writing/guide/index.mdx` shows each. */
export const PAGE_COMPONENTS: Readonly<Record<string, PageComponent>> = {
  ApiLink: { needs: ['name'] },
  ApiReference: { needs: ['name'] },
  Badge: { needs: [], takes: ['kind'], kinds: ['new', 'experimental', 'deprecated'] },
  CodeGroup: { needs: [] },
  Compatibility: { needs: ['product'] },
  Demo: { needs: ['src', 'title'], takes: ['height', 'framed'] },
  Figure: { needs: ['src', 'alt'], takes: ['caption'] },
  Film: { needs: ['src', 'alt', 'caption'] },
  FileTree: { needs: [], list: 'bulleted' },
  Steps: { needs: [], list: 'numbered' },
  StudioComponent: { needs: ['name'] },
  StudioFile: { needs: ['kind'] },
  StudioFunction: { needs: ['name'] },
  StudioTypes: { needs: ['name'] },
  TabItem: { needs: ['value', 'label'], takes: ['default'] },
  Tabs: { needs: [], takes: ['groupId'] },
};

/** The problem with a component's name, attributes or content, or `null`. */
function problemOf(element: MdxJsxFlowElement | MdxJsxTextElement): string | null {
  const { name, attributes, children } = element;
  if (name === null || /^[a-z]/.test(name)) {
    return null;
  }
  const component = PAGE_COMPONENTS[name];
  if (!component) {
    const names = Object.keys(PAGE_COMPONENTS);
    return `<${name}> is not a component of these pages${didYouMean(nearestName(name, names))}; use one of ${names.join(', ')}`;
  }
  const { needs, takes = [], kinds, list } = component;
  const known = [...needs, ...takes];
  const given = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [attribute.name] : [],
  );
  const wrong = given.find((attribute) => !known.includes(attribute));
  if (wrong !== undefined) {
    const taken = known.length > 0 ? known.join(', ') : 'none';
    return `<${name}> has no attribute ${wrong}${didYouMean(nearestName(wrong, known))}; it takes ${taken}`;
  }
  const missing = needs.find((attribute) => !given.includes(attribute));
  if (missing !== undefined) {
    return `<${name}> needs ${missing}="…"`;
  }
  const kind = kinds ? textAttribute(element, 'kind') : null;
  if (kinds && kind !== null && !kinds.includes(kind)) {
    return `kind="${kind}": use one of ${kinds.join(', ')}${didYouMean(nearestName(kind, kinds))}`;
  }
  const [content, ...more] = children;
  const isList = content?.type === 'list' && content.ordered === (list === 'numbered');
  return list && (!isList || more.length > 0)
    ? `<${name}> must contain one ${list} list and nothing else, with an empty line before and after`
    : null;
}

/**
 * Fails the page, with line and nearest match, for unknown components and wrong attributes, values
 * or lists. Rendering would not locate the former, and would ignore wrong attributes.
 */
export default function remarkKnownComponents(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const reason = problemOf(node as MdxJsxFlowElement | MdxJsxTextElement);
      if (reason !== null) {
        page.fail(reason, node, 'known-components');
      }
    });
  };
}
