export interface Place {
  /** `null` for the component. */
  readonly file: string | null;
  /** The line's text, to look up in the full file; `null` for the start. */
  readonly text: string | null;
}

/** The place that a click or key press hit. */
export function placeOf(cause: Event | null, demo: Element): Place {
  const target = cause?.target instanceof Element ? cause.target : null;
  const line = target?.closest('.token-line');
  const frame = target?.closest('[data-code]');
  return line && frame && demo.contains(frame)
    ? { file: frame.getAttribute('data-code'), text: line.textContent }
    : { file: null, text: null };
}

/** The 1-based line number of a place; the page may show an excerpt with different indentation. */
export function lineOf({ text }: Place, source: string): number {
  const wanted = text?.trim() ?? '';
  const index = wanted === '' ? 0 : source.split('\n').findIndex((line) => line.trim() === wanted);
  return Math.max(index, 0) + 1;
}
