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
  /** Attributes that have a few values only. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
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
  Badge: {
    needs: [],
    takes: ['kind'],
    values: { kind: ['new', 'experimental', 'deprecated'] },
  },
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

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The problem with a known component's props or content; `null` if there is none. */
function contentFault(element: Element, { values = {}, list }: PageComponent): string | null {
  for (const [attribute, known] of Object.entries(values)) {
    const value = textAttribute(element, attribute);
    if (value !== null && !known.includes(value)) {
      return `${attribute}="${value}": there are ${known.join(', ')}${didYouMean(nearestName(value, known))}`;
    }
  }
  const [content, ...more] = element.children;
  const isList = content?.type === 'list' && content.ordered === (list === 'numbered');
  return list !== undefined && (!isList || more.length > 0)
    ? `<${element.name ?? ''}> contains one ${list} list, with an empty line before and after, and nothing else`
    : null;
}

/** What is wrong with a component's name or attributes; `null` when nothing is. */
function fault(element: Element): string | null {
  const { name, attributes } = element;
  if (name === null || /^[a-z]/.test(name)) {
    return null;
  }
  const names = Object.keys(PAGE_COMPONENTS);
  const component = PAGE_COMPONENTS[name];
  if (!component) {
    const choice = nearestName(name, names);
    return `<${name}> is not a component for pages${didYouMean(choice)}; there are ${names.join(', ')}`;
  }
  const { needs, takes = [] } = component;
  const known = [...needs, ...takes];
  const given = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [attribute.name] : [],
  );
  const wrong = given.find((attribute) => !known.includes(attribute));
  if (wrong !== undefined) {
    const list = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes none';
    return `<${name}> has no attribute ${wrong}${didYouMean(nearestName(wrong, known))}; ${list}`;
  }
  const missing = needs.find((attribute) => !given.includes(attribute));
  return missing === undefined
    ? contentFault(element, component)
    : `<${name}> needs ${missing}="…"`;
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
      const reason = fault(node as Element);
      if (reason !== null) {
        page.fail(reason, node, 'known-components');
      }
    });
  };
}
