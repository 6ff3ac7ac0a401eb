import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/Heading';
import Heading from '@theme-original/MDXComponents/Heading';
import { SectionFeedback } from '@site/src/features/feedback';

/** A heading; readers can comment on its section (spec 6.1). */
export default function HeadingWrapper(props: Props): ReactNode {
  const { as, id } = props;
  const opensSection = (as === 'h2' || as === 'h3') && id !== undefined;
  return (
    <>
      <Heading {...props} />
      {opensSection && <SectionFeedback section={id} />}
    </>
  );
}
