import type { PhrasingContent, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import { textAttribute } from '../../src/build/tools/hast';
import { plainPieces, type Piece } from './plainPieces';
import type { ProsePage } from './prosePage';
import { lineAt } from './visibleText';

/** A sentence of a page. */
export interface Sentence {
  readonly line: number;
  /** As on the page, without markup and with single spaces. */
  readonly text: string;
  /** The same, with names masked: code, labels of an interface, quotations. */
  readonly masked: string;
  /** The head of its column in a table, if that head makes each cell a claim. */
  readonly column: string;
}

const MASK = '\u0001';
const END = /(?<=[.!?…](["'”’)\]]*))\s+(?=(.))/gsu;
const SHORT = /(?:\b(?:e\.g|i\.e|vs|cf|approx)\.)["'”’)\]]*$/i;
/** The most words of a cell that means nothing by itself. */
const SHORT_CELL = 3;
/** Matches the head of a table column that contains claims. */
const CLAIMING_HEAD = /\b(?:defaults?|limits?|versions?|minimum|maximum)\b/i;

/** Where the sentences of a block begin, and where the block ends. */
function bounds(text: string): readonly number[] {
  const starts = [...text.matchAll(END)]
    .filter(({ 0: space, 1: closing = '', 2: next = '', index }) => {
      const before = text.slice(0, index);
      // `"Are you sure?" appears`: the quotation ends, not the sentence.
      const goesOn = /\p{Ll}/u.test(next) && (closing !== '' || before.endsWith('…'));
      return space !== '' && !goesOn && !SHORT.test(before);
    })
    .map(({ 0: space, index }) => index + space.length);
  return [0, ...starts, text.length];
}

/** Masks what the text only names. Numbers in code stay: "30 seconds" may be written that way. */
function maskNames({ text, kind }: Piece): string {
  const isFigure = /^v?\d[\d.,]*(?:\s?[A-Za-z]{1,7})?$/.test(text);
  return kind === 'plain' || isFigure ? text : text.replace(/\S/g, MASK);
}

function sentencesOfBlock(pieces: readonly Piece[]): readonly Sentence[] {
  const text = pieces.map((piece) => piece.text).join('');
  const split = pieces
    .map((piece) => (piece.kind === 'code' ? piece.text.replace(/./gs, MASK) : piece.text))
    .join('');
  const masked = pieces
    .map(maskNames)
    .join('')
    .replace(/"[^"]*"|“[^”]*”/g, (quoted) => quoted.replace(/\S/g, MASK));
  const lineAtOffset = (offset: number): number => {
    let end = 0;
    const piece = pieces.find(({ text: part }) => (end += part.length) > offset);
    return piece === undefined
      ? 1
      : piece.line + lineAt(piece.text, offset - (end - piece.text.length)) - 1;
  };
  const all = bounds(split);
  return all
    .slice(0, -1)
    .map((start, index) => {
      const end = all[index + 1];
      return {
        line: lineAtOffset(start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0)),
        text: text.slice(start, end).replace(/\s+/g, ' ').trim(),
        masked: masked.slice(start, end).replace(/\s+/g, ' ').trim(),
        column: '',
      };
    })
    .filter((sentence) => sentence.text !== '');
}

function plainText(cell: TableCell | undefined): string {
  const pieces = plainPieces(cell?.children ?? []);
  const text = pieces.map((piece) => piece.text).join('');
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * A table's cells. A short cell, or one in a column of defaults, makes sense only together with its
 * row and its column: it is read as "row, column: cell".
 */
function sentencesOfTable(table: Table): readonly Sentence[] {
  const [head, ...rows] = table.children;
  return rows.flatMap((row) =>
    row.children.flatMap((cell, index) => {
      const heading = plainText(head?.children[index]);
      const column = CLAIMING_HEAD.test(heading) ? heading : '';
      const whole = sentencesOfBlock(plainPieces(cell.children));
      const [first] = whole;
      const isShort = whole.length === 1 && (first?.text.split(' ').length ?? 0) <= SHORT_CELL;
      if (index === 0 || first === undefined || (column === '' && !isShort)) {
        return whole;
      }
      const text = `${plainText(row.children[0])}, ${heading}: ${plainText(cell)}`;
      return [
        { line: first.line, text, masked: whole.map(({ masked }) => masked).join(' '), column },
      ];
    }),
  );
}

function isLabel(node: Node): boolean {
  return (node as { data?: { directiveLabel?: boolean } }).data?.directiveLabel === true;
}

/** A page's sentences: description, paragraphs, items, cells, callouts, captions; no headings. */
export function sentencesOf({ tree, source, description }: ProsePage): readonly Sentence[] {
  const line = lineAt(source, Math.max(0, source.search(/^description:/m)));
  const found = [...sentencesOfBlock([{ kind: 'plain', text: description, line }])];
  const add = (children: readonly PhrasingContent[]): void => {
    found.push(...sentencesOfBlock(plainPieces(children)));
  };
  visit(tree, (node) => {
    if (node.type === 'paragraph' && !isLabel(node)) {
      add(node.children);
    } else if (node.type === 'table') {
      found.push(...sentencesOfTable(node));
    } else if (node.type === 'mdxJsxFlowElement') {
      const caption = textAttribute(node, 'caption');
      if (caption !== null) {
        add([{ type: 'text', value: caption, position: node.position }]);
      }
    }
  });
  return found;
}
