import type { ReactNode } from 'react';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { breakNames, TableOfContents } from '@site/src/features/reading';

/** The table of contents next to the text, without Docusaurus's own highlighting. */
export default function TOC({ className, toc, ...props }: Props): ReactNode {
  const headings = toc.map((heading) => ({ ...heading, value: breakNames(heading.value) }));
  return (
    <TableOfContents className={className}>
      <TOCItems {...props} toc={headings} linkClassName="table-of-contents__link" />
    </TableOfContents>
  );
}
