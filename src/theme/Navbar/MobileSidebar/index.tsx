/** Empty: the site's own menu (`src/features/menu`) is in the page from the start. */
export default function MobileSidebar(): null {
  return null;
}
