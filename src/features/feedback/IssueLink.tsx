import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import { displayedVersions, siteEnvironment } from '../../site/config';
import { chooseTree, pageProduct } from '../../site';
import { issueAddress } from './issueAddress';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The heading's anchor; `null` for the page as a whole. */
  readonly section: string | null;
  readonly children?: ReactNode;
}

/** Leads to a GitHub issue about this page, all there is with no address configured (spec 6.2). */
export function IssueLink({ section, children, ...rest }: Props): ReactNode {
  const { siteUrl } = siteEnvironment();
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  const product = chooseTree(pageProduct(plugin), pathname);
  const version = product === null ? '' : displayedVersions()[product];
  return (
    <a
      {...rest}
      href={issueAddress({ siteUrl, page: pathname, version, section })}
      target="_blank"
      rel="noopener"
    >
      {children}
    </a>
  );
}
