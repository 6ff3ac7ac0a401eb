import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import { useTranslate } from '@site/src/strings';

/** A page in the sidebar; what is new says so (spec 1.2). */
export default function LinkWrapper(props: Props): ReactNode {
  const translate = useTranslate();
  const isNew = props.item.className?.includes('sidebar-new') === true;
  return <Link {...props} {...(isNew && { 'data-badge': translate('sidebar.new') })} />;
}
