import type { ReactNode } from 'react';
import { MenuButton } from '@site/src/features/menu';

/** Opens the site's menu, without a script. */
export default function MobileSidebarToggle(): ReactNode {
  return <MenuButton />;
}
