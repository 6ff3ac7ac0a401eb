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
