import { chooseTree } from '../../dom';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Island } from '../../islands';
import { pageProduct } from '../../site';
import { siteEnvironment } from '../../site/config';
import { translate } from '../../strings/all';
import { PageVote } from './FeedbackForms';
import { issueAddress, versionOf } from './message';
import styles from './feedback.module.css';
import sectionStyles from './section.module.css';

/** Asks below every docs page if it helped; without scripts, links to a GitHub issue (spec 6). */
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

/** The id of a heading's text, without the links beside it. */
export function headingTextId(heading: string): string {
  return `${heading}:text`;
}

/** Opens a comment on the section of the heading above, by its anchor (spec 6.1). */
export function SectionFeedback({ section }: { readonly section: string }): ReactNode {
  return (
    <div className={sectionStyles.section} data-markdown="skip">
      <button
        type="button"
        className={clsx(sectionStyles.opener, 'needs-scripts')}
        aria-label={translate('feedback.section')}
        aria-describedby={headingTextId(section)}
        aria-expanded={false}
        data-comment-on={section}
      />
    </div>
  );
}
