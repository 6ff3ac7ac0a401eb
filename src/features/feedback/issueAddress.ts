import type { FeedbackMessage } from './submitFeedback';

const NEW_ISSUE = 'https://github.com/mui/toolpad/issues/new';

/** GitHub answers longer addresses with an error. */
const LONGEST_ADDRESS = 7_500;

/** What an issue is about; without words of the reader's it asks for them. */
type Subject = Pick<FeedbackMessage, 'page' | 'version' | 'section'> &
  Partial<Pick<FeedbackMessage, 'rating' | 'comment'>> & {
    /** Origin of the site. */
    readonly siteUrl: string;
  };

const VERDICTS = { yes: 'This page helped.', no: 'This page did not help.' } as const;

/**
 * The address of a new GitHub issue that already has what it is about, and what the reader typed
 * (spec 6.2). What is too long for an address is cut; the reader's form still has it.
 *
 * @returns such as `https://github.com/mui/toolpad/issues/new?title=…&body=…`
 */
export function issueAddress({
  siteUrl,
  page,
  version,
  section,
  rating = null,
  comment = '',
}: Subject): string {
  const place = section === null ? page : `${page}#${section}`;
  const verdict = rating === null ? '' : `${VERDICTS[rating]}\n\n`;
  const write = (words: string): string => {
    const query = new URLSearchParams({
      title: `[docs] Feedback on ${place}`,
      body: `Page: ${siteUrl}${place}\nVersion: ${version}\n\n${verdict}${words}`,
    });
    return `${NEW_ISSUE}?${query.toString()}`;
  };
  if (comment === '') {
    return write(verdict === '' ? 'What is missing, wrong or unclear:\n' : '');
  }
  // Characters, not halves of them.
  const characters = Array.from(comment);
  let address = write(comment);
  while (address.length > LONGEST_ADDRESS && characters.length > 0) {
    characters.splice(-Math.ceil((address.length - LONGEST_ADDRESS) / 12));
    address = write(`${characters.join('')}…`);
  }
  return address;
}
