import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Props } from '@theme/Details';

/** Native `<details>`, without Docusaurus's animation and its script. */
export default function Details({ summary, className, children, ...rest }: Props): ReactNode {
  return (
    <details {...rest} className={clsx('more', className)}>
      {summary ?? <summary>Details</summary>}
      {children}
    </details>
  );
}
