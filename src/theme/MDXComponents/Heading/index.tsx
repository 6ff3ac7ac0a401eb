import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/Heading';
import { headingTextId, SectionFeedback } from '@site/src/features/feedback';
import { translate } from '@site/src/strings/all';

/**
 * A heading with a link to itself, and a way to comment on its section (spec 6.1). Unlike in
 * Docusaurus's heading, the label of the link is no part of the heading's name.
 */
export default function Heading({ as: As, id, children, className, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (As === 'h1' || id === undefined) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const label = translate('heading.link', {
    heading: typeof children === 'string' ? children : id,
  });
  return (
    <>
      <As
        {...props}
        id={id}
        className={clsx('anchor', className)}
        aria-labelledby={headingTextId(id)}
      >
        <span id={headingTextId(id)}>{children}</span>
        <a className="hash-link" href={`#${id}`} aria-label={label} title={label} translate="no">
          &#8203;
        </a>
      </As>
      {(As === 'h2' || As === 'h3') && <SectionFeedback section={id} />}
    </>
  );
}
