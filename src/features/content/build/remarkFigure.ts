import type { Image, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textAttribute } from '../../../site/jsxAttribute';

/** Where the poster of a film lies: beside it, under its name. */
export function posterOf(film: string): string {
  return film.replace(/\.webm$/, '.webp');
}

function picture(scheme: string, url: string, alt: string): MdxJsxFlowElement {
  const image: Image = { type: 'image', url, alt };
  return {
    type: 'mdxJsxFlowElement',
    name: 'FigurePicture',
    attributes: [{ type: 'mdxJsxAttribute', name: 'scheme', value: scheme }],
    children: [{ type: 'paragraph', children: [image] }],
  };
}

function textAttributes(element: MdxJsxFlowElement, names: readonly string[]) {
  return names.map((name) => textAttribute(element, name));
}

function keepCaption(element: MdxJsxFlowElement): void {
  element.attributes = element.attributes.filter(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'caption',
  );
}

function writeFigure(element: MdxJsxFlowElement, page: VFile): void {
  const [src, alt, dark] = textAttributes(element, ['src', 'alt', 'dark']);
  if (!src || !alt || element.children.length > 0) {
    page.fail('<Figure src="./name.webp" alt="What the picture shows" /> has no content', element);
  }
  keepCaption(element);
  element.children = dark
    ? [picture('light', src, alt), picture('dark', dark, alt)]
    : [picture('both', src, alt)];
}

function writeFilm(element: MdxJsxFlowElement, page: VFile): void {
  const [src, alt, caption] = textAttributes(element, ['src', 'alt', 'caption']);
  if (!src?.endsWith('.webm') || !alt || !caption || element.children.length > 0) {
    page.fail(
      '<Film src="./name.webm" alt="What its poster shows" caption="What happens in it" /> has no content',
      element,
    );
  }
  keepCaption(element);
  // In no paragraph, unlike a link that a writer makes.
  const link = { type: 'link', url: src, children: [{ type: 'text', value: caption }] };
  element.children = [
    picture('both', posterOf(src), alt),
    {
      type: 'mdxJsxFlowElement',
      name: 'FilmFile',
      attributes: [{ type: 'mdxJsxAttribute', name: 'caption', value: caption }],
      children: [link as unknown as Paragraph],
    },
  ];
}

const WRITERS = { Figure: writeFigure, Film: writeFilm };

/**
 * Gives `<Figure src="./a.webp" dark="./a-dark.webp" alt="…" caption="…" />` its pictures as Markdown
 * images, so that Docusaurus finds the files, measures them and misses those that are not there. So it
 * does with `<Film src="./a.webm" alt="…" caption="…" />`: its poster `./a.webp` is an image, the film a
 * link.
 *
 * @throws (as a message of the page) for one without a file or `alt`, or with content
 */
export default function remarkFigure(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxTextElement', (element) => {
      if (element.name !== null && element.name in WRITERS) {
        page.fail(`<${element.name}> stands on a line of its own, between empty lines`, element);
      }
    });
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name === 'Figure' || element.name === 'Film') {
        WRITERS[element.name](element, page);
      }
    });
  };
}
