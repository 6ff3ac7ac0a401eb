const START = /^\s*(?:\/\/ preview-start|\{?\/\* preview-start \*\/\}?)\s*$/;
const END = /^\s*(?:\/\/ preview-end|\{?\/\* preview-end \*\/\}?)\s*$/;

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** What a page shows of a file. */
export interface SplitSource {
  /** The marked lines without their common indent; `null` when none are marked. */
  readonly preview: string | null;
  /** The full file without the markers. */
  readonly full: string;
}

/**
 * Splits a demo's file into what a page shows of it.
 *
 * @param source the file, with the interesting lines between `preview-start` and `preview-end`
 *   comments
 */
export function splitDemoSource(source: string): SplitSource {
  const lines = source.trimEnd().split('\n');
  const start = lines.findIndex((line) => START.test(line));
  const end = lines.findIndex((line) => END.test(line));
  const marked = start !== -1 && end > start ? lines.slice(start + 1, end) : [];
  return {
    preview: marked.length > 0 ? dedent(marked) : null,
    full: lines.filter((line) => !START.test(line) && !END.test(line)).join('\n'),
  };
}
