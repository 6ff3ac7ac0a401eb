import type { ReactNode } from 'react';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { breakNames, TableOfContents } from '@site/src/features/reading';

/** The sections of the page, beside its text; Docusaurus' own marking of the active one is left out. */
export default function TOC({ className, toc, ...props }: Props): ReactNode {
  const headings = toc.map((heading) => ({ ...heading, value: breakNames(heading.value) }));
  return (
    <TableOfContents className={className}>
      <TOCItems {...props} toc={headings} linkClassName="table-of-contents__link" />
    </TableOfContents>
  );
}
