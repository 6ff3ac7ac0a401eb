/** A simple shell command: its words, and the line of the first word, counted from 0. */
export interface ShellCommand {
  readonly index: number;
  readonly words: readonly string[];
}

const SEPARATOR = /^(?:&&|\|\||[;|&()\n])$/;
const GAP = /^(?:\\\n|#|\d*[<>]|[^\S\n])/;

/** Line continuation; comment; redirection; operator or end of line; blanks; part of a word. */
const TOKEN =
  /\\\n|(?<![^\s;&|()])#[^\n]*|\d*[<>]+&?\s*[^\s;&|()]+|&&|\|\||[;|&()\n]|[^\S\n]+|"(?:[^"\\]|\\[^])*"|'[^']*'|\\[^]|[^\s"'\\;&|()]/g;

function unquote(part: string): string {
  return /^["']/.test(part) ? part.slice(1, -1) : part.replace(/^\\/, '');
}

/**
 * Splits a shell script into simple commands; supports no control structures or here-documents.
 *
 * @returns the commands, and the index of the line with a quote that nothing closes, if any
 */
export function shellCommands(text: string): {
  readonly commands: readonly ShellCommand[];
  readonly openQuote: number | null;
} {
  const commands: { index: number; words: string[] }[] = [];
  let words: string[] | null = null;
  let isInWord = false;
  let end = 0;
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length - 1;
  for (const { 0: token, index: offset } of text.matchAll(TOKEN)) {
    if (offset > end) {
      break;
    }
    end = offset + token.length;
    if (SEPARATOR.test(token)) {
      words = null;
      isInWord = false;
    } else if ((!isInWord && GAP.test(token)) || /^(?:\\\n|[^\S\n])/.test(token)) {
      isInWord = false;
    } else {
      if (words === null) {
        words = [];
        commands.push({ index: lineAt(offset), words });
      }
      words.push(`${isInWord ? (words.pop() ?? '') : ''}${unquote(token)}`);
      isInWord = true;
    }
  }
  return { commands, openQuote: end < text.length ? lineAt(end) : null };
}
