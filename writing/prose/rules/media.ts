import fs from 'node:fs';
import type { Image } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { darkOf, posterOf } from '../../../src/features/content/build/remarkFigure';
import { textAttribute } from '../../../src/build/tools/hast';
import type { Problem } from '../../../src/build/tools/problem';
import { lineOf } from '../lineOf';
import { isFile, resolveFile, type ProsePage, type Rule } from '../prosePage';

interface Kind {
  readonly name: string;
  /** The largest size in KB: a page has several, and readers are on trains. */
  readonly limit: number;
  readonly advice: string;
}

const PICTURE: Kind = {
  name: 'picture',
  limit: 200,
  advice: 'save it as WebP, or with fewer pixels; 1,700, twice the width of a page, are enough',
};
const FILM: Kind = {
  name: 'film',
  limit: 390,
  advice: 'show a smaller part of the window, or fewer steps',
};

function fileProblem(page: ProsePage, url: string, { name, limit, advice }: Kind): string | null {
  if (!/^\.\.?\//.test(url)) {
    return `${url}: a ${name} is in the folder of its page, and its path begins with ./`;
  }
  const file = resolveFile(page, url);
  if (!isFile(file)) {
    return `${url}: there is no such ${name}`;
  }
  const size = Math.ceil(fs.statSync(file).size / 1024);
  return size > limit ? `${url} has ${size} KB, and the limit is ${limit}: ${advice}` : null;
}

/** Pictures and films: existing, not too large, with alt text. */
export const pictures: Rule = (page) => {
  const { file, tree } = page;
  const problems: Problem[] = [];
  const report = (line: number, message: string | null): void => {
    if (message !== null) {
      problems.push({ file, line, message });
    }
  };
  /** A file, and its dark version if it has one. */
  const checkFile = (line: number, url: string, kind: Kind): void => {
    report(line, fileProblem(page, url, kind));
    if (isFile(resolveFile(page, darkOf(url)))) {
      report(line, fileProblem(page, darkOf(url), kind));
    }
  };
  const check = (line: number, url: string, alt: string): void =>
    alt.trim() === ''
      ? report(
          line,
          `${url} has no alt text: say in the brackets what the picture shows, ![A form with two fields](${url})`,
        )
      : checkFile(line, url, PICTURE);
  visit(tree, 'image', (image: Image) => {
    const alt = image.alt ?? '';
    check(lineOf(image), image.url, alt);
    // Docusaurus escapes these a second time, and screen readers read what it made of them.
    if (/["&<>]/.test(alt)) {
      report(lineOf(image), `${image.url}: write the alt text without " & < >`);
    }
  });
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    const line = lineOf(element);
    const [src, alt] = ['src', 'alt'].map((name) => textAttribute(element, name));
    if (element.name === 'Figure' && src) {
      check(line, src, alt ?? '');
    } else if (element.name === 'Film' && src) {
      checkFile(line, src, FILM);
      check(line, posterOf(src), alt ?? '');
    }
  });
  return problems;
};
