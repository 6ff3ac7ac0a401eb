export interface Place {
  /** `null` for the component. */
  readonly file: string | null;
  /** The line's text, to look up in the full file; `null` for the first line after the imports. */
  readonly text: string | null;
}

/** The place in a sample that a click or key press hit; elsewhere, the first line that it shows. */
export function placeOf(cause: Event | null, sample: Element): Place {
  const target = cause?.target instanceof Element ? cause.target : null;
  const pressed = target?.closest('.token-line');
  const line =
    pressed && sample.contains(pressed)
      ? pressed
      : [...sample.querySelectorAll('.token-line')].find((one) => !one.closest('tp-fold'));
  const text = line?.textContent ?? null;
  return {
    file: line?.closest('[data-code]')?.getAttribute('data-code') ?? null,
    text: line !== pressed && text?.startsWith('import ') ? null : text,
  };
}

/**
 * The 1-based line number of a place; the page may show an excerpt with different indentation.
 * `null`, for the first line after the imports, if the source lacks the line: edits that are
 * still being restored may have changed it.
 */
export function lineOf({ text }: Place, source: string): number | null {
  const wanted = text?.trim() ?? '';
  const index = wanted === '' ? -1 : source.split('\n').findIndex((line) => line.trim() === wanted);
  return index === -1 ? null : index + 1;
}
