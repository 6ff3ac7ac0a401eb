import type { Root } from 'hast';
import rangeParser from 'parse-numeric-range';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { languageOf, property } from '../../../site/hast';
import { highlightCode } from './highlightCode';

/** Kinds of marked lines: highlighted, inserted, deleted. */
const KINDS = { highlight: 'marked', added: 'added', removed: 'removed' } as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

/** A comment on a line of its own, in any language: `// highlight-next-line`. */
const COMMENT =
  /^\s*(?:\/\/|\/\*|#|--|<!--|\{\s*\/\*)\s*(highlight|added|removed)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

const RANGE = /(?:^|\s)\{([\d,-]+)\}/;
const NUMBERS = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;

/** A title may contain anything, so line ranges are read only outside quotes. */
const QUOTED = /"[^"]*"|'[^']*'/g;

/** Takes the comments out of the code and returns the lines that they are about. */
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
      throw new Error(`"${comment.trim()}" ${place === 'end' ? 'has no start' : 'is there twice'}`);
    } else if (place === 'start') {
      open.set(kind, comment);
    } else {
      open.delete(kind);
    }
  }
  const [unfinished] = [...open.values(), ...next.values()];
  if (unfinished !== undefined) {
    throw new Error(`"${unfinished.trim()}" is followed by no line, or has no end`);
  }
  return { code: lines.join('\n'), ...found };
}

/**
 * Reads which lines of a fence stand out, came or went, and whether they have numbers, from what stands
 * after its language (`{2,4-6} showLineNumbers`) and from comments in the code, as Docusaurus names them
 * (spec 3.5): `highlight-next-line`, `highlight-start`, `highlight-end`, likewise with `added` and
 * `removed`. The comments do not show, and lines are counted without them.
 *
 * @param text the code, without a line end at its end
 * @param meta such as `title="app/page.tsx" {2-3}`
 * @throws Error that says what is wrong, for a line that is not there and a comment without its other half
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
