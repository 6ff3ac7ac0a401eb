import type { ReactNode } from 'react';
import { ProductSwitch } from '@site/src/header';
import { MenuEnd, SiteMenu } from '@site/src/menu';

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
