/** Empty: the mobile menu is the site's own (`src/features/menu`), and in the page from the start. */
export default function MobileSidebar(): null {
  return null;
}
