/** The site announces nothing in a bar, so readers need neither Docusaurus' bar nor its styles. */
export default function AnnouncementBar(): null {
  return null;
}
