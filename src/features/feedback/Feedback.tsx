import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { siteEnvironment } from '../../site/config';
import { Island } from '../../islands';
import { translate } from '../../strings';
import styles from './feedback.module.css';
import { IssueLink } from './IssueLink';
import { PageVote } from './PageVote';

/** What stands under every docs page: was it helpful, or where to say that it was not (spec 6). */
export function Feedback(): ReactNode {
  const { pathname } = useLocation();
  const { feedbackUrl } = siteEnvironment();
  if (feedbackUrl === null) {
    return (
      <div className={styles.feedback}>
        <IssueLink section={null}>{translate('feedback.issue')}</IssueLink>
      </div>
    );
  }
  const props = { url: feedbackUrl, page: pathname };
  return (
    <Island
      name="page-vote"
      on="interaction"
      props={props}
      className={clsx(styles.feedback, 'needs-scripts')}
    >
      <PageVote {...props} />
    </Island>
  );
}
