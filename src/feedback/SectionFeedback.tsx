import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSiteEnvironment } from '../config';
import { useTranslate } from '../strings';
import { CommentIcon } from './CommentIcon';
import styles from './section.module.css';
import { IssueLink } from './IssueLink';
import { SectionComment } from './SectionComment';

interface Props {
  /** The anchor of the heading that this stands right behind. */
  readonly section: string;
}

/**
 * The way to comment on one section from its heading (spec 6.1). The prerendered HTML holds only its
 * place: a page has many headings, and without scripts the page's own link serves.
 */
export function SectionFeedback({ section }: Props): ReactNode {
  const translate = useTranslate();
  const isBrowser = useIsBrowser();
  const { feedbackUrl } = useSiteEnvironment();
  if (!isBrowser) {
    return <div className={styles.section} />;
  }
  if (feedbackUrl !== null) {
    return <SectionComment url={feedbackUrl} section={section} />;
  }
  return (
    <div className={styles.section}>
      <IssueLink
        section={section}
        className={styles.opener}
        aria-label={translate('feedback.sectionIssue')}
        aria-describedby={section}
      >
        <CommentIcon />
      </IssueLink>
    </div>
  );
}
