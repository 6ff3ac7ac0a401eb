import type { Element, Root } from 'hast';
import rangeParser from 'parse-numeric-range';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { highlightCode } from './highlightCode';

/** Comments that Docusaurus would take for marks: here a fence names its lines, and stays whole. */
const MAGIC_COMMENT = /^\s*(?:\/\/|\/\*|#|<!--|\{\s*\/\*)\s*highlight-(?:next-line|start|end)\b/m;

function languageOf({ properties }: Element): string | null {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const name = classes.map(String).find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? null;
}

/** The lines that stand out: `{2,4-6}` after the language. */
function markedLines({ properties }: Element): readonly number[] {
  const meta = typeof properties.metastring === 'string' ? properties.metastring : '';
  return rangeParser(/\{([\d,-]+)\}/.exec(meta)?.[1] ?? '');
}

/**
 * Gives the code of each fence the colours of its words and the lines that stand out, for `CodeBlock`
 * to show (spec 3.4).
 *
 * @throws (as a message of the page) for a comment that would mark lines, and for a line that the
 *   code does not have
 */
export default function rehypeCodeWords(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'element', (element) => {
      const [child] = element.children;
      const language = languageOf(element);
      if (element.tagName !== 'code' || language === null || child?.type !== 'text') {
        return;
      }
      const code = child.value.replace(/\n$/, '');
      if (MAGIC_COMMENT.test(code)) {
        page.fail(
          'highlight-… comments are not read: name the lines, as in ```tsx {2,4-6}',
          element,
        );
      }
      const marked = markedLines(element);
      const count = code.split('\n').length;
      const missing = marked.find((line) => line < 1 || line > count);
      if (missing !== undefined) {
        page.fail(`the fence marks line ${missing}, its code has ${count}`, element);
      }
      const words = highlightCode(code, language);
      element.properties = {
        ...element.properties,
        ...(words !== '' && { words }),
        ...(marked.length > 0 && { marked: marked.join(',') }),
      };
    });
  };
}
