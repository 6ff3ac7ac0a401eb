import type { Element, Root } from 'hast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { languageOf, property } from '../../../site/hast';
import { highlightCode } from './highlightCode';
import { readMarks, type MarkedCode } from './readMarks';

/** As an attribute: numbers with commas between them, and nothing where there are none. */
function listed(name: string, lines: readonly number[]): Element['properties'] {
  return lines.length > 0 ? { [name]: lines.join(',') } : {};
}

/**
 * Gives the code of each fence the colours of its words, the lines that stand out, came or went, and
 * its line numbers, for `CodeBlock` to show (spec 3.5).
 *
 * @throws (as a message of the page) for marks that cannot be read (`readMarks`)
 */
export default function rehypeCodeWords(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'element', (element) => {
      const [child] = element.children;
      const language = languageOf(element)?.toLowerCase();
      if (element.tagName !== 'code' || language === undefined || child?.type !== 'text') {
        return;
      }
      const meta = property(element, 'metastring') ?? '';
      let marks: MarkedCode;
      try {
        marks = readMarks(child.value.replace(/\n$/, ''), meta);
      } catch (error) {
        page.fail((error as Error).message, element);
      }
      child.value = `${marks.code}\n`;
      const words = highlightCode(marks.code, language);
      element.properties = {
        ...element.properties,
        ...(words !== '' && { words }),
        ...listed('marked', marks.marked),
        ...listed('added', marks.added),
        ...listed('removed', marks.removed),
        ...(marks.numbersFrom !== null && { numbers: String(marks.numbersFrom) }),
      };
    });
  };
}
