import type { Link, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textAttribute } from '../../../build/tools/hast';

/** A film's poster: beside it, under the same name. */
export function posterOf(film: string): string {
  return film.replace(/\.webm$/, '.webp');
}

function component(
  name: string,
  [attribute, value]: readonly [name: string, value: string],
  child: Paragraph | Link,
): MdxJsxFlowElement {
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: attribute, value }];
  return { type: 'mdxJsxFlowElement', name, attributes, children: [child as Paragraph] };
}

const picture = (scheme: string, url: string, alt: string): MdxJsxFlowElement =>
  component('FigurePicture', ['scheme', scheme], {
    type: 'paragraph',
    children: [{ type: 'image', url, alt }],
  });

const CORRECT = {
  Figure: '<Figure src="./name.webp" alt="…" />',
  Film: '<Film src="./name.webm" alt="…" caption="…" />',
};

/** The new children of a `<Figure>` or `<Film>`. */
function contentOf(
  element: MdxJsxFlowElement,
  name: keyof typeof CORRECT,
  page: VFile,
): MdxJsxFlowElement[] {
  const [src, alt, dark, caption] = ['src', 'alt', 'dark', 'caption'].map((attribute) =>
    textAttribute(element, attribute),
  );
  const isComplete = name === 'Figure' || (src?.endsWith('.webm') && caption);
  if (!src || !alt || !isComplete || element.children.length > 0) {
    page.fail(`write ${CORRECT[name]}, with nothing inside`, element);
  }
  if (name === 'Figure') {
    return dark
      ? [picture('light', src, alt), picture('dark', dark, alt)]
      : [picture('both', src, alt)];
  }
  const value = caption ?? '';
  // Not in a paragraph, unlike a link that a writer makes.
  const link: Link = { type: 'link', url: src, children: [{ type: 'text', value }] };
  return [picture('both', posterOf(src), alt), component('FilmFile', ['caption', value], link)];
}

/**
 * Gives `<Figure src="./a.webp" dark="./a-dark.webp" alt="…" caption="…" />` its pictures as
 * Markdown images, so that Docusaurus finds and measures the files and reports missing ones.
 * Likewise `<Film src="./a.webm" alt="…" caption="…" />`: its poster `./a.webp` becomes an image,
 * the film a link. Fails the page without a file or `alt`, or with content.
 */
export default function remarkFigure(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (!('name' in element) || (element.name !== 'Figure' && element.name !== 'Film')) {
        return;
      }
      if (element.type === 'mdxJsxTextElement') {
        page.fail(
          `<${element.name}> must be on its own line, with an empty line before and after`,
          element,
        );
      }
      element.children = contentOf(element, element.name, page);
      element.attributes = element.attributes.filter(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'caption',
      );
    });
  };
}
