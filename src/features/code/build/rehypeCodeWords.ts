import type { Root } from 'hast';
import rangeParser from 'parse-numeric-range';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { languageOf, property } from '../../../build/tools/hast';
import { highlightCode } from './highlightCode';

/** Kinds of line marks, by the word in their comments. */
const KINDS = { highlight: 'marked', added: 'added', removed: 'removed' } as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

/** A comment alone on its line, in any language: `// highlight-next-line`. */
const COMMENT =
  /^\s*(?:\/\/|\/\*|#|--|<!--|\{\s*\/\*)\s*(highlight|added|removed)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

const RANGE = /(?:^|\s)\{([\d,-]+)\}/;
const NUMBERS = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;

/** Removed before line ranges are read: a title may contain anything. */
const QUOTED = /"[^"]*"|'[^']*'/g;

/** Removes the marker comments from the code and returns the lines that they mark. */
function readComments(text: string) {
  const lines: string[] = [];
  const found: Record<Kind, number[]> = { marked: [], added: [], removed: [] };
  const open = new Map<Kind, string>();
  const next = new Map<Kind, string>();
  for (const line of text.split('\n')) {
    const [comment, word, place] = COMMENT.exec(line) ?? [];
    const kind = KINDS[word as keyof typeof KINDS];
    if (comment === undefined) {
      const count = lines.push(line);
      new Set([...open.keys(), ...next.keys()]).forEach((marked) => found[marked].push(count));
      next.clear();
    } else if (place === 'next-line') {
      next.set(kind, comment);
    } else if (open.has(kind) === (place === 'start')) {
      throw new Error(
        `"${comment.trim()}" ${place === 'end' ? 'has no matching start' : 'appears twice'}`,
      );
    } else if (place === 'start') {
      open.set(kind, comment);
    } else {
      open.delete(kind);
    }
  }
  const [unfinished] = [...open.values(), ...next.values()];
  if (unfinished !== undefined) {
    throw new Error(`"${unfinished.trim()}" has no line after it, or no matching end`);
  }
  return { code: lines.join('\n'), ...found };
}

/**
 * Reads a fence's line marks and numbering (spec 3.5) from its meta (`{2,4-6} showLineNumbers`) and
 * from comments named as in Docusaurus: `highlight-next-line`, `highlight-start`, `highlight-end`,
 * likewise with `added` and `removed`. The comments are removed and do not count as lines.
 *
 * @param text the code without a trailing newline
 * @throws Error for a line that does not exist and for an unmatched comment
 */
export function readMarks(text: string, meta: string) {
  const plainMeta = meta.replaceAll(QUOTED, '');
  const { code, marked, added, removed } = readComments(text);
  const named = rangeParser(RANGE.exec(plainMeta)?.[1] ?? '');
  const count = code.split('\n').length;
  const missing = named.find((line) => line < 1 || line > count);
  if (missing !== undefined) {
    throw new Error(`the fence highlights line ${missing}, but its code has ${count}`);
  }
  const numbers = NUMBERS.exec(plainMeta);
  return {
    code,
    marked: [...new Set([...named, ...marked])].sort((a, b) => a - b),
    added,
    removed,
    numbersFrom: numbers && Number(numbers[1] ?? 1),
  };
}

/** Adds word colors, line marks and numbers to fences; invalid marks fail the page (spec 3.5). */
export default function rehypeCodeWords(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'element', (element) => {
      const [child] = element.children;
      const language = languageOf(element)?.toLowerCase();
      if (element.tagName !== 'code' || language === undefined || child?.type !== 'text') {
        return;
      }
      try {
        const meta = property(element, 'metastring') ?? '';
        const { code, numbersFrom, ...marks } = readMarks(child.value.replace(/\n$/, ''), meta);
        const words = highlightCode(code, language);
        const lists = Object.entries(marks).filter(([, lines]) => lines.length > 0);
        child.value = `${code}\n`;
        element.properties = {
          ...element.properties,
          ...(words !== '' && { words }),
          ...Object.fromEntries(lists.map(([kind, lines]) => [kind, lines.join(',')])),
          ...(numbersFrom !== null && { numbers: String(numbersFrom) }),
        };
      } catch (error) {
        page.fail((error as Error).message, element);
      }
    });
  };
}
