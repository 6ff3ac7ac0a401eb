import fs from 'node:fs';
import path from 'node:path';
import type { Image, Link, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textAttribute } from '../../../build/tools/hast';

/** A film's poster: beside it, under the same name. */
export function posterOf(film: string): string {
  return film.replace('.webm', '.webp');
}

/** What follows a file's name in a URL: the side that phones show first, or the part that they show. */
const FRAGMENT = /#[\w=,]+$/;

/** Which screens a picture is for, if not for all: `#wide` is for those where its parts are not shown. */
function screensOf(url: string): string | undefined {
  return url.endsWith('#wide') ? 'wide' : url.includes('#xywh=') ? 'phones' : undefined;
}

function component(
  name: string,
  values: Readonly<Record<string, string | undefined>>,
  children: readonly (Paragraph | Link | MdxJsxFlowElement)[],
): MdxJsxFlowElement {
  const attributes = Object.entries(values).flatMap(([attribute, value]) =>
    value === undefined ? [] : { type: 'mdxJsxAttribute' as const, name: attribute, value },
  );
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as Paragraph[] };
}

/** A picture's or film's version for the dark scheme: beside it, `a-dark.webp` for `a.webp`. */
export function darkOf(url: string): string {
  return url.replace(/(\.web[pm](?:#[\w=,]+)?)$/, '-dark$1');
}

/** The versions of a file that a page shows, by color scheme: two if it has one for the dark. */
function versionsOf(url: string, page: VFile): readonly (readonly [scheme: string, url: string])[] {
  const dark = darkOf(url);
  const file = path.resolve(page.dirname ?? '', dark.replace(FRAGMENT, ''));
  return dark !== url && fs.existsSync(file)
    ? [
        ['light', url],
        ['dark', dark],
      ]
    : [['both', url]];
}

const picture = (scheme: string, url: string, alt: string): MdxJsxFlowElement =>
  component('FigurePicture', { scheme, screens: screensOf(url) }, [
    { type: 'paragraph', children: [{ type: 'image', url, alt }] },
  ]);

function film(scheme: string, url: string, alt: string, caption: string): MdxJsxFlowElement {
  // Not in a paragraph, unlike a link that a writer makes.
  const text = { type: 'text' as const, value: caption };
  const link: Link = { type: 'link', url: url.replace(FRAGMENT, ''), children: [text] };
  return component('FilmPlayer', { scheme }, [
    { type: 'paragraph', children: [{ type: 'image', url: posterOf(url), alt }] },
    component('FilmFile', { caption }, [link]),
  ]);
}

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
  const [src, alt, caption] = ['src', 'alt', 'caption'].map((attribute) =>
    textAttribute(element, attribute),
  );
  const isComplete = name === 'Figure' || (src && /\.webm(?:#\w+)?$/.test(src) && caption);
  if (!src || !alt || !isComplete || element.children.length > 0) {
    page.fail(`write ${CORRECT[name]}, with nothing inside`, element);
  }
  return versionsOf(src, page).map(([scheme, url]) =>
    name === 'Figure' ? picture(scheme, url, alt) : film(scheme, url, alt, caption ?? ''),
  );
}

/** The only thing in a paragraph, if it is an image. */
function onlyImage({ children }: Paragraph): Image | null {
  const [image] = children;
  return children.length === 1 && image?.type === 'image' ? image : null;
}

/**
 * Gives `<Figure src="./a.webp" alt="…" caption="…" />` its pictures as Markdown images, so that
 * Docusaurus finds and measures the files and reports missing ones. Likewise
 * `<Film src="./a.webm" alt="…" caption="…" />`: its poster `./a.webp` becomes an image, the film a
 * link. Pictures, in Markdown too, and films are followed by their dark version if there is one.
 * On phones, parts (`./a.webp#xywh=…`) take the place of `./a.webp#wide`.
 * Fails the page without a file or `alt`, or with content.
 */
export default function remarkFigure(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'paragraph') {
        const image = onlyImage(node);
        const versions = image ? versionsOf(image.url, page) : [];
        if (
          image &&
          parent &&
          index !== undefined &&
          (versions.length > 1 || screensOf(image.url))
        ) {
          const pictures = versions.map(([scheme, url]) => picture(scheme, url, image.alt ?? ''));
          parent.children.splice(index, 1, ...pictures);
          return index + pictures.length;
        }
        return undefined;
      }
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (!('name' in element) || (element.name !== 'Figure' && element.name !== 'Film')) {
        return undefined;
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
      return SKIP;
    });
  };
}
