import { useEffect, type ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import { requestSection, sectionOf } from '@site/src/navigation/sections';
import { useTranslate } from '@site/src/strings';

/**
 * A page in the sidebar; what is new says so (spec 1.2). The one that shows when a section is opened
 * first has the others of its section loaded (spec 9).
 */
export default function LinkWrapper(props: Props): ReactNode {
  const translate = useTranslate();
  const isNew = props.item.className?.includes('sidebar-new') === true;
  const section = sectionOf(props.item);
  useEffect(() => {
    if (section !== null) {
      requestSection(section);
    }
  }, [section]);
  return <Link {...props} {...(isNew && { 'data-badge': translate('sidebar.new') })} />;
}
