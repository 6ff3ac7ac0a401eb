import type { Heading, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../../src/build/tools/problem';
import { lineOf } from '../lineOf';
import type { ProsePage } from '../prosePage';

/** A heading's words outside code, and whether each begins the heading or a sentence in it. */
function wordsOf(
  heading: Heading,
): readonly { readonly word: string; readonly isFirst: boolean }[] {
  // A component, such as a badge, is not part of the sentence.
  const plain = (node: PhrasingContent): string =>
    node.type === 'inlineCode' || node.type === 'mdxJsxTextElement'
      ? '`code`'
      : 'children' in node
        ? node.children.map(plain).join('')
        : toString(node);
  let isFirst = true;
  return (
    heading.children
      .map(plain)
      .join('')
      // Quotations keep their own case.
      .replace(/"[^"]*"|“[^”]*”/g, '`code`')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => {
        const result = { word: word.replace(/^["'“‘(]+|[)"'”’.,:;!?]+$/g, ''), isFirst };
        // A step's number comes before its first word.
        isFirst = /[.:!?]$/.test(word) || (isFirst && /^\d/.test(word));
        return result;
      })
  );
}

/** Whether a word is capitalized although it is neither a name nor an abbreviation. */
function isCapital(word: string, names: ReadonlySet<string>): boolean {
  const parts = word.replace(/[’']s$/, '').split('-');
  return /^\p{Lu}\p{Ll}+$/u.test(parts[0] ?? '') && !names.has(word) && !names.has(parts[0] ?? '');
}

function caseProblem(heading: Heading, names: ReadonlySet<string>): string | null {
  const capitals = wordsOf(heading)
    .filter(({ word, isFirst }) => !isFirst && isCapital(word, names))
    .map(({ word }) => word);
  if (capitals.length === 0) {
    return null;
  }
  const right = capitals.map((word) => word.toLowerCase()).join(', ');
  return `headings are in sentence case: write ${right}; add a name to writing/words.txt, with its capital`;
}

/** Headings: no skipped levels, below the title from the front matter, in sentence case. */
export function headings(
  { file, tree }: ProsePage,
  names: ReadonlySet<string>,
): readonly Problem[] {
  const problems: Problem[] = [];
  let level = 1;
  visit(tree, 'heading', (heading) => {
    const line = lineOf(heading);
    if (heading.depth === 1) {
      const message = 'the title is the page’s only heading of the first level: begin with ##';
      problems.push({ file, line, message });
    } else if (heading.depth > level + 1) {
      const right = '#'.repeat(level + 1);
      const message = `a heading of level ${heading.depth} follows one of level ${level}: write ${right}`;
      problems.push({ file, line, message });
    }
    level = heading.depth;
    const message = caseProblem(heading, names);
    if (message !== null) {
      problems.push({ file, line, message });
    }
  });
  return problems;
}
