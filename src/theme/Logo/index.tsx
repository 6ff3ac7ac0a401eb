import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';
import Mark from '@site/static/img/toolpad.svg';

/** Width and height of the mark, in px. */
const SIZE = 28;

/**
 * The way home: the site's mark and its name. The mark is drawn in the page: as a picture it is asked
 * for twice, once for each colour mode, and the first screen waits for it.
 */
export default function Logo({ imageClassName, titleClassName, ...rest }: Props): ReactNode {
  const { navbar } = useThemeConfig();
  const home = useBaseUrl('/');
  return (
    <Link to={home} {...rest}>
      <Mark className={imageClassName} width={SIZE} height={SIZE} aria-hidden focusable={false} />
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
