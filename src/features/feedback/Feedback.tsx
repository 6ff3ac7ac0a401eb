import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import { Island } from '../../islands';
import { chooseTree, pageProduct } from '../../site';
import { displayedVersions, siteEnvironment } from '../../site/config';
import { translate } from '../../strings';
import styles from './feedback.module.css';
import { issueAddress } from './issueAddress';
import { PageVote } from './PageVote';

/**
 * What stands under every docs page: was it helpful? Without scripts, the way to a GitHub issue about it
 * (spec 6).
 */
export function Feedback(): ReactNode {
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  const { feedbackUrl, siteUrl } = siteEnvironment();
  const product = chooseTree(pageProduct(plugin), pathname);
  const version = product === null ? '' : displayedVersions()[product];
  const props = { url: feedbackUrl, page: pathname };
  return (
    <div className={styles.feedback}>
      <Island name="page-vote" on="interaction" props={props} className="needs-scripts">
        <PageVote {...props} />
      </Island>
      <a
        href={issueAddress({ siteUrl, page: pathname, version, section: null })}
        target="_blank"
        rel="noopener"
        className="replaces-scripts"
      >
        {translate('feedback.issue')}
      </a>
    </div>
  );
}
