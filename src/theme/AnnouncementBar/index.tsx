/** No announcements: readers should not load Docusaurus's bar and its styles. */
export default function AnnouncementBar(): null {
  return null;
}
