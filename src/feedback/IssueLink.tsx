import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSiteEnvironment } from '../config';
import { issueAddress } from './issueAddress';
import { useSubject } from './useSubject';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The heading's anchor; `null` for the page as a whole. */
  readonly section: string | null;
  readonly children: ReactNode;
}

/** Leads to a GitHub issue about this page, all there is with no address configured (spec 6.2). */
export function IssueLink({ section, children, ...rest }: Props): ReactNode {
  const { siteUrl } = useSiteEnvironment();
  const { page, version } = useSubject();
  return (
    <a
      {...rest}
      href={issueAddress({ siteUrl, page, version, section })}
      target="_blank"
      rel="noopener"
    >
      {children}
    </a>
  );
}
