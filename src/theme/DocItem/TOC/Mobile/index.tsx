import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import { FOLDED_CONTENTS_CLASS } from '@site/src/build/docusaurus/browser/names';
import { breakNames } from '@site/src/features/reading';
import { translate } from '@site/src/strings/all';
import styles from './styles.module.css';

/** The table of contents above the text on small screens; collapsible without a script. */
export default function MobileTableOfContents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  return (
    <details className={clsx(FOLDED_CONTENTS_CLASS, styles.fold)}>
      <summary className={styles.summary}>{translate('reading.toc')}</summary>
      <TOCItems
        toc={toc.map((heading) => ({ ...heading, value: breakNames(heading.value) }))}
        {...(min !== undefined && { minHeadingLevel: min })}
        {...(max !== undefined && { maxHeadingLevel: max })}
        className={styles.list}
        linkClassName="table-of-contents__link"
      />
    </details>
  );
}
