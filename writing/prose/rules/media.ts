import fs from 'node:fs';
import type { Image } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { textAttribute } from '../../../src/site/jsxAttribute';
import type { Problem } from '../../../src/site/problem';
import { lineOf } from '../lineOf';
import { isFile, resolveFile, type ProsePage, type Rule } from '../prosePage';

/** The largest picture, in bytes: a page has several, and readers are on trains. */
const MOST_BYTES = 200 * 1024;

function fileProblem(page: ProsePage, url: string): string | null {
  if (!/^\.\.?\//.test(url)) {
    return `${url}: a picture is in the folder of its page, and its path begins with ./`;
  }
  const picture = resolveFile(page, url);
  if (!isFile(picture)) {
    return `${url}: there is no such picture`;
  }
  const { size } = fs.statSync(picture);
  return size > MOST_BYTES
    ? `${url} has ${Math.ceil(size / 1024)} KB, and the limit is 200: save it as WebP, or with fewer pixels; 1,700, twice the width of a page, are enough`
    : null;
}

/** Pictures: there, not too large, with words that stand for them. */
export const pictures: Rule = (page) => {
  const { file, tree } = page;
  const problems: Problem[] = [];
  const check = (line: number, url: string, alt: string): void => {
    const message =
      alt.trim() === ''
        ? `${url} has no alt text: say in the brackets what the picture shows, ![A form with two fields](${url})`
        : fileProblem(page, url);
    if (message !== null) {
      problems.push({ file, line, message });
    }
  };
  visit(tree, 'image', (image: Image) => check(lineOf(image), image.url, image.alt ?? ''));
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === 'Figure') {
      const alt = textAttribute(element, 'alt') ?? '';
      for (const url of ['src', 'dark'].map((name) => textAttribute(element, name))) {
        if (url !== null) {
          check(lineOf(element), url, alt);
        }
      }
    }
  });
  return problems;
};
