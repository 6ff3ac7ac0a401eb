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

/** A cross, to close, clear or remove. */
export function CrossIcon(): ReactNode {
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" {...STROKE}>
      <path d="m4 4 8 8M12 4l-8 8" />
    </svg>
  );
}

/** A sheet: a page. */
export function PageIcon(): ReactNode {
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" {...STROKE}>
      <path d="M4 2h5l3 3v9H4z M9 2v3h3" />
    </svg>
  );
}

/** A number sign: a section. */
export function SectionIcon(): ReactNode {
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" {...STROKE}>
      <path d="M3 6h10M3 10h10M6.500 3l-1 10M10.500 3l-1 10" />
    </svg>
  );
}

/** Braces: a row of a reference table, such as a prop. */
export function RowIcon(): ReactNode {
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" {...STROKE}>
      <path d="M6 3c-2 0-2 1-2 2.500S3 8 3 8s1 1 1 2.500S4 13 6 13M10 3c2 0 2 1 2 2.500S13 8 13 8s-1 1-1 2.500 0 2.500-2 2.500" />
    </svg>
  );
}

/** A clock: an earlier search. */
export function ClockIcon(): ReactNode {
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" {...STROKE}>
      <circle cx="8" cy="8" r="5.500" />
      <path d="M8 5v3l2 1.500" />
    </svg>
  );
}
