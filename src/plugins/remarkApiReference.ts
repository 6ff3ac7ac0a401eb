import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { coreReference } from './apiReference';
import type { CoreReferencePage } from './apiReference/coreReference';
import { sectionContent, type TableLabels } from './reference/markdown';

const LABELS: TableLabels = {
  name: 'Name',
  type: 'Type',
  defaultValue: 'Default',
  description: 'Description',
};

/** Column headings that say more than the usual ones, by a section's id. */
const SECTION_LABELS: Readonly<Record<string, Partial<TableLabels>>> = {
  'locale-keys': { name: 'Key', defaultValue: 'English text' },
  slots: { name: 'Slot', defaultValue: 'Default component' },
  'slot-props': { name: 'Slot' },
};

function demoList({ name, demos }: CoreReferencePage): RootContent[] {
  if (demos.length === 0) {
    return [];
  }
  const items = demos.map(({ title, address }) => `- [${title}](${address})`);
  return fromMarkdown(`## Demos\n\n${name} at work:\n\n${items.join('\n')}`).children;
}

/**
 * Writes the reference of a component or hook in place of `<ApiReference name="…" />`.
 *
 * @throws (as a message of the page) when the package does not export the name, or when the package
 *   and the reference pages disagree
 */
export default function remarkApiReference(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'ApiReference' || index === undefined || !parent) {
        return undefined;
      }
      const name = element.attributes.find(
        (attribute): attribute is MdxJsxAttribute =>
          attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      )?.value;
      const reference = typeof name === 'string' ? coreReference().get(name) : undefined;
      if (!reference) {
        page.fail('<ApiReference> needs name="…", a component or hook of @toolpad/core', element);
      }
      const content = reference.sections
        .filter(({ anchor, code }) => anchor !== 'signature' || code !== '')
        .flatMap((part) => sectionContent(part, { ...LABELS, ...SECTION_LABELS[part.anchor] }));
      parent.children.splice(index, 1, ...content, ...demoList(reference));
      return SKIP;
    });
  };
}
