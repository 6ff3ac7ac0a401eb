/** The menu of small screens is the site's own (`src/features/menu`), which is in the page from the start. */
export default function MobileSidebar(): null {
  return null;
}
