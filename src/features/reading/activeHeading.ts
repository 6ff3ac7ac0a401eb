/** What decides which section is being read; lengths in px. */
export interface Reading {
  /** Where each heading's top stands in the window, in page order. */
  readonly tops: readonly number[];
  readonly windowHeight: number;
  /** How far the page still scrolls down. */
  readonly rest: number;
  /** How far the page has been scrolled. */
  readonly scrolled: number;
}

/**
 * Which heading the reader is under: the last one above a line in the upper part of the window. Over
 * the last half window of the page the line sinks to the window's end, so that short sections at the
 * end get their turn too and the last heading is active when the page ends. Going down, the active
 * heading never moves up.
 *
 * @returns the heading's index; -1 above the first, and on a page that fits its window
 */
export function activeHeading({ tops, windowHeight, rest, scrolled }: Reading): number {
  const line = Math.max(160, windowHeight / 4);
  const lastStretch = Math.min(windowHeight / 2, rest + scrolled);
  const sunk = lastStretch > 0 ? Math.max(0, 1 - rest / lastStretch) : 0;
  const reached = line + sunk * Math.max(0, windowHeight - line);
  return tops.filter((top) => top <= reached).length - 1;
}
