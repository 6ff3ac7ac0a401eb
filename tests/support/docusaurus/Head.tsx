import type { ReactNode } from 'react';

/** Docusaurus' head, with its tags left in place so that a test can read them. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return <div data-testid="head">{children}</div>;
}
