import type { ReactNode } from 'react';
import { ProductSwitch } from '@site/src/features/header';
import { MenuEnd, SiteMenu } from '@site/src/features/menu';

/** The pages of the product, beside the text of one of them. */
export default function DocRootLayoutSidebar(): ReactNode {
  return (
    <>
      <SiteMenu beside>
        <ProductSwitch mobile />
      </SiteMenu>
      <MenuEnd />
    </>
  );
}
