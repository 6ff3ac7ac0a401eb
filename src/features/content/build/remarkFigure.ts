import type { Image, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textAttribute } from '../../../site/jsxAttribute';

function picture(scheme: string, url: string, alt: string): MdxJsxFlowElement {
  const image: Image = { type: 'image', url, alt };
  return {
    type: 'mdxJsxFlowElement',
    name: 'FigurePicture',
    attributes: [{ type: 'mdxJsxAttribute', name: 'scheme', value: scheme }],
    children: [{ type: 'paragraph', children: [image] }],
  };
}

/**
 * Gives `<Figure src="./a.webp" dark="./a-dark.webp" alt="…" caption="…" />` its pictures as Markdown
 * images, so that Docusaurus finds the files, measures them and misses those that are not there.
 *
 * @throws (as a message of the page) for a figure without `src` or `alt`, or with content
 */
export default function remarkFigure(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxTextElement', (element) => {
      if (element.name === 'Figure') {
        page.fail('<Figure> stands on a line of its own, between empty lines', element);
      }
    });
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name !== 'Figure') {
        return;
      }
      const [src, alt, dark] = ['src', 'alt', 'dark'].map((name) => textAttribute(element, name));
      if (!src || !alt || element.children.length > 0) {
        page.fail(
          '<Figure src="./name.webp" alt="What the picture shows" /> has no content',
          element,
        );
      }
      element.attributes = element.attributes.filter(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'caption',
      );
      element.children = dark
        ? [picture('light', src, alt), picture('dark', dark, alt)]
        : [picture('both', src, alt)];
    });
  };
}
