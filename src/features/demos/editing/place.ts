/** A place in the code of a demo. */
export interface Place {
  /** The file's name; `null` for the component. */
  readonly file: string | null;
  /** The line's text, to be searched for in the full file; `null` for the start of the file. */
  readonly text: string | null;
}

/** The line of the page's code that a press is about. */
export function placeOf(cause: Event | null, demo: Element): Place {
  const target = cause?.target instanceof Element ? cause.target : null;
  const line = target?.closest('.token-line');
  const frame = target?.closest('[data-code]');
  return line && frame && demo.contains(frame)
    ? { file: frame.getAttribute('data-code'), text: line.textContent }
    : { file: null, text: null };
}

/**
 * The number of the line that a place is at, from 1. The page may show a part of a file, with another
 * indent.
 */
export function lineOf({ text }: Place, source: string): number {
  const wanted = text?.trim() ?? '';
  const index = wanted === '' ? 0 : source.split('\n').findIndex((line) => line.trim() === wanted);
  return Math.max(index, 0) + 1;
}
