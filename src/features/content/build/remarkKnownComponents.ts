import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../../../site';
import { textAttribute } from '../../../site/jsxAttribute';
import { didYouMean } from '../../../site/problem';

/** What a writer says with a component of pages. */
interface PageComponent {
  /** Attributes that it cannot do without. */
  readonly needs: readonly string[];
  readonly takes?: readonly string[];
  /** The only values of the attribute `kind`. */
  readonly kinds?: readonly string[];
  /** The required content: exactly one list of this kind. */
  readonly list?: 'numbered' | 'bulleted';
}

/**
 * The components that a writer may use in a page: those of `src/theme/MDXComponents`, and those that
 * a remark plugin replaces. `writing/guide/index.mdx` shows each.
 */
export const PAGE_COMPONENTS: Readonly<Record<string, PageComponent>> = {
  ApiLink: { needs: ['name'] },
  ApiReference: { needs: ['name'] },
  Badge: { needs: [], takes: ['kind'], kinds: ['new', 'experimental', 'deprecated'] },
  CodeGroup: { needs: [] },
  Demo: { needs: ['src', 'title'], takes: ['height', 'framed'] },
  Figure: { needs: ['src', 'alt'], takes: ['dark', 'caption'] },
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

/** What is wrong with a component's name, attributes or content; `null` when nothing is. */
function fault(element: MdxJsxFlowElement | MdxJsxTextElement): string | null {
  const { name, attributes, children } = element;
  if (name === null || /^[a-z]/.test(name)) {
    return null;
  }
  const component = PAGE_COMPONENTS[name];
  if (!component) {
    const names = Object.keys(PAGE_COMPONENTS);
    return `<${name}> is not a component for pages${didYouMean(nearestName(name, names))}; there are ${names.join(', ')}`;
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
    return `kind="${kind}": there are ${kinds.join(', ')}${didYouMean(nearestName(kind, kinds))}`;
  }
  const [content, ...more] = children;
  const isList = content?.type === 'list' && content.ordered === (list === 'numbered');
  return list && (!isList || more.length > 0)
    ? `<${name}> contains one ${list} list, with an empty line before and after, and nothing else`
    : null;
}

/**
 * Makes sure that a page uses components that there are, with attributes that they know. Rendering
 * would fail on the first without saying where, and ignore the second.
 *
 * @throws (as a message of the page, with its line) for an unknown component or attribute, with the
 *   nearest one, a missing attribute, a value that there is not, and a list that is none
 */
export default function remarkKnownComponents(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const reason = fault(node as MdxJsxFlowElement | MdxJsxTextElement);
      if (reason !== null) {
        page.fail(reason, node, 'known-components');
      }
    });
  };
}
