import type { ReactNode } from 'react';

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  'aria-hidden': true,
  focusable: false,
} as const;

/** A magnifying glass. */
export function SearchIcon({ size = 18 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" {...STROKE}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.200 13.200 4 4" />
    </svg>
  );
}

/** A component that draws a path in a square of 16 px. */
function icon(path: string): () => ReactNode {
  return function Icon() {
    return (
      <svg width={16} height={16} viewBox="0 0 16 16" {...STROKE}>
        <path d={path} />
      </svg>
    );
  };
}

/** A cross, to close, clear or remove. */
export const CrossIcon = icon('m4 4 8 8M12 4l-8 8');

/** A sheet: a page. */
export const PageIcon = icon('M4 2h5l3 3v9H4zM9 2v3h3');

/** A number sign: a section. */
export const SectionIcon = icon('M3 6h10M3 10h10M6.5 3l-1 10M10.5 3l-1 10');

/** Braces: a row of a reference table, such as a prop. */
export const RowIcon = icon(
  'M6 3c-2 0-2 1-2 2.5S3 8 3 8s1 1 1 2.5S4 13 6 13M10 3c2 0 2 1 2 2.5S13 8 13 8s-1 1-1 2.5 0 2.5-2 2.5',
);

/** A clock: an earlier search. */
export const ClockIcon = icon('M2.5 8a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M8 5v3l2 1.5');
