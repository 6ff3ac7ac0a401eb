import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
}

/** Docusaurus' link without its router: an anchor with the same address. */
export default function Link({ to, href, children, ...rest }: Props): ReactNode {
  return (
    <a {...rest} href={to ?? href}>
      {children}
    </a>
  );
}
