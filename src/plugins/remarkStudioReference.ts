import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { sectionContent } from './reference/markdown';
import { studioSections } from './studioReference';

/** Elements that stand for a reference, and the attribute that says of what. */
const ELEMENTS: Readonly<Record<string, string>> = {
  StudioComponent: 'name',
  StudioFunction: 'name',
  StudioTypes: 'name',
  StudioFile: 'kind',
};

const LABELS = {
  name: 'Name',
  type: 'Type',
  defaultValue: 'Default',
  description: 'Description',
};

/**
 * Writes Toolpad Studio's reference in place of `<StudioComponent name="…" />`,
 * `<StudioFunction name="…" />`, `<StudioTypes name="…" />` and `<StudioFile kind="…" />`, from the packages.
 *
 * @throws (as a message of the page) when the product has nothing of that name
 */
export default function remarkStudioReference({ siteDir }: { siteDir: string }): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      const key = ELEMENTS[element.name ?? ''];
      if (key === undefined || index === undefined || !parent) {
        return undefined;
      }
      const subject = element.attributes.find(
        (attribute): attribute is MdxJsxAttribute =>
          attribute.type === 'mdxJsxAttribute' && attribute.name === key,
      )?.value;
      try {
        const sections = studioSections(
          element.name ?? '',
          typeof subject === 'string' ? subject : '',
          siteDir,
        );
        parent.children.splice(
          index,
          1,
          ...sections.flatMap((part) => sectionContent(part, LABELS)),
        );
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        page.fail(`<${element.name} ${key}="…">: ${reason}`, element);
      }
      return SKIP;
    });
  };
}
