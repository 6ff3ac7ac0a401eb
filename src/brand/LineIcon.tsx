import type { ReactNode } from 'react';

interface Props {
  /** The path of the lines, in a square of 24 units. */
  readonly d: string;
  /** In pixels. */
  readonly size?: number;
}

/** A cross: closes or clears. */
export const CROSS = 'm6 6 12 12M18 6 6 18';

/** A decorative drawing of lines, in the color of the text around it. */
export function LineIcon({ d, size = 24 }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
    </svg>
  );
}
