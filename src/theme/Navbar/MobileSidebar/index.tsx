import type { ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { ModalDrawer } from '@site/src/header';

/** The drawer of small screens, which keeps the focus while it is open. */
export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <ModalDrawer isOpen={shown} onClose={toggle}>
      <MobileSidebar />
    </ModalDrawer>
  );
}
