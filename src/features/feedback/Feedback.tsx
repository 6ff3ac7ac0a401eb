import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Island } from '../../islands';
import { chooseTree, pageProduct } from '../../site';
import { siteEnvironment } from '../../site/config';
import { translate } from '../../strings';
import { issueAddress, versionOf } from './message';
import { PageVote } from './PageVote';
import styles from './feedback.module.css';
import sectionStyles from './section.module.css';

/**
 * What stands under every docs page: was it helpful? Without scripts, the way to a GitHub issue about it
 * (spec 6).
 */
export function Feedback(): ReactNode {
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  const version = versionOf(chooseTree(pageProduct(plugin), pathname));
  const subject = { page: pathname, version, section: null, rating: null, comment: '' };
  const props = { url: siteEnvironment().feedbackUrl, page: pathname };
  return (
    <div className={styles.feedback}>
      <Island name="page-vote" on="interaction" props={props} className="needs-scripts">
        <PageVote {...props} />
      </Island>
      <a href={issueAddress(subject)} target="_blank" rel="noopener" className="replaces-scripts">
        {translate('feedback.issue')}
      </a>
    </div>
  );
}

interface Props {
  /** The anchor of the heading that this directly follows. */
  readonly section: string;
}

/** The button that comments on one section from its heading (spec 6.1), handled by `startFeedback`. */
export function SectionFeedback({ section }: Props): ReactNode {
  return (
    <div className={sectionStyles.section} data-markdown="skip">
      <button
        type="button"
        className={clsx(sectionStyles.opener, 'needs-scripts')}
        aria-label={translate('feedback.section')}
        aria-describedby={section}
        aria-expanded={false}
        data-comment-on={section}
      />
    </div>
  );
}
