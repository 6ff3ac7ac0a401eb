import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';
import Mark from '@site/static/img/toolpad.svg';

/** In px. */
const SIZE = 28;

/** The home link. The SVG is inline: two images, one per mode, would delay the first screen. */
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
