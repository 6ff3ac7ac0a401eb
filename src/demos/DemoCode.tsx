import type { ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
}

/** The interesting lines of a demo's source. */
export function DemoPreview({ children }: Props): ReactNode {
  return children;
}

/** A demo's whole source. */
export function DemoSource({ children }: Props): ReactNode {
  return children;
}
