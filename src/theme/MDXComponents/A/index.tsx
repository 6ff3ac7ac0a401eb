import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/A';
import A from '@theme-original/MDXComponents/A';

/** A link in a page. Docusaurus would end the URL of a file with a slash, as if it were a page. */
export default function AWrapper({
  'data-noBrokenLinkCheck': isFile,
  children,
  ...props
}: Props & { readonly 'data-noBrokenLinkCheck'?: boolean }): ReactNode {
  return isFile ? <a {...props}>{children}</a> : <A {...props}>{children}</A>;
}
