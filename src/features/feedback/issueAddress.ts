const NEW_ISSUE = 'https://github.com/mui/toolpad/issues/new';

interface Subject {
  /** Origin of the site. */
  readonly siteUrl: string;
  readonly page: string;
  readonly version: string;
  readonly section: string | null;
}

/**
 * The address of a new GitHub issue that already names what it is about (spec 6.2).
 *
 * @returns such as `https://github.com/mui/toolpad/issues/new?title=…&body=…`
 */
export function issueAddress({ siteUrl, page, version, section }: Subject): string {
  const place = section === null ? page : `${page}#${section}`;
  const query = new URLSearchParams({
    title: `[docs] Feedback on ${place}`,
    body: `Page: ${siteUrl}${place}\nVersion: ${version}\n\nWhat is missing, wrong or unclear:\n`,
  });
  return `${NEW_ISSUE}?${query.toString()}`;
}
