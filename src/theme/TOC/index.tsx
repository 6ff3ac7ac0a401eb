import type { ReactNode } from 'react';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { TableOfContents } from '@site/src/features/reading';

/** The sections of the page, beside its text; Docusaurus' own marking of the active one is left out. */
export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <TableOfContents className={className}>
      <TOCItems {...props} linkClassName="table-of-contents__link" />
    </TableOfContents>
  );
}
