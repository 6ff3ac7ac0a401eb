import type { ReactNode } from 'react';
import { ProductSwitch } from '@site/src/features/header';
import { SiteMenu } from '@site/src/features/menu';

/** The product's navigation menu, next to the page. */
export default function DocRootLayoutSidebar(): ReactNode {
  return (
    <SiteMenu beside>
      <ProductSwitch mobile />
    </SiteMenu>
  );
}
