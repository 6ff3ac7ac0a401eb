import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { demoId } from './demoId';
import { splitDemoSource } from './demoSource';

interface Options {
  readonly siteDir: string;
}

function stringAttribute(element: MdxJsxFlowElement, name: string): string | null {
  const attribute = element.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : null;
}

function fence(value: string, title: string): Code {
  return { type: 'code', lang: 'tsx', meta: `title="${title}"`, value };
}

function wrap(name: string, child: Code): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: [], children: [child] };
}

/**
 * Completes `<Demo src="./Name.tsx" title="…">` in a page: gives it the demo's id, and its source
 * as code, the interesting lines first and the whole file on demand.
 *
 * @throws (as a message of the page) when `src` or `title` is missing, or no such file exists
 */
export default function remarkDemo({ siteDir }: Options): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name !== 'Demo') {
        return;
      }
      const source = stringAttribute(element, 'src');
      if (source === null || stringAttribute(element, 'title') === null) {
        page.fail('<Demo> needs src="./Name.tsx" and a title that says what it shows', element);
      }
      const file = path.resolve(path.dirname(page.path), source);
      if (!fs.existsSync(file)) {
        page.fail(`<Demo src="${source}">: no such file beside this page`, element);
      }
      const { preview, full } = splitDemoSource(fs.readFileSync(file, 'utf8'));
      const title = path.basename(file);
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'id',
        value: demoId(file, siteDir),
      });
      element.children = [
        ...(preview === null ? [] : [wrap('DemoPreview', fence(preview, title))]),
        wrap('DemoSource', fence(full, title)),
      ];
    });
  };
}
