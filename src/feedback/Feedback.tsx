import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useSiteEnvironment } from '../config';
import { useTranslate } from '../strings';
import styles from './feedback.module.css';
import { IssueLink } from './IssueLink';
import { PageVote } from './PageVote';

/** What stands under every docs page: was it helpful, or where to say that it was not (spec 6). */
export function Feedback(): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { feedbackUrl } = useSiteEnvironment();
  return (
    <div className={styles.feedback}>
      {feedbackUrl === null ? (
        <IssueLink section={null}>{translate('feedback.issue')}</IssueLink>
      ) : (
        <PageVote key={pathname} url={feedbackUrl} />
      )}
    </div>
  );
}
