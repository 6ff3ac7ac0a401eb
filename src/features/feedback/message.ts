import { type ProductId, shownProduct } from '../../site';
import { displayedVersions, siteEnvironment } from '../../site/config';
import { userLanguage } from '../../strings';

/** How long an answer may take, in ms. */
const TIME_LIMIT = 10_000;

/** GitHub answers longer addresses with an error. */
const LONGEST_ADDRESS = 7_500;

/** Whether a page helped. */
export type Rating = 'yes' | 'no';

/** What a reader says about a page, or about one section of it (spec 6.2). */
export interface FeedbackMessage {
  /** The page's path. */
  readonly page: string;
  /** `null` when only a section is commented on. */
  readonly rating: Rating | null;
  /** As typed, without the blank around it; may be empty where there is a rating. */
  readonly comment: string;
  /** Version of the product that the page is about. */
  readonly version: string;
  readonly language: string;
  /** The heading's anchor; `null` for the page as a whole. */
  readonly section: string | null;
}

/** The version that feedback on a product's pages is about. */
export function versionOf(product: ProductId | null): string {
  return product === null ? '' : displayedVersions()[product];
}

/** What is said about this page. */
export function createMessage(
  said: Pick<FeedbackMessage, 'rating' | 'comment' | 'section'>,
): FeedbackMessage {
  const version = versionOf(shownProduct());
  return { page: window.location.pathname, version, language: userLanguage(), ...said };
}

/**
 * Whether an answer says that the message was taken. A network that wants a login first answers
 * everything with a page of its own, and some servers report a failure with status 200, whatever they call it.
 */
async function isAccepted(response: Response): Promise<boolean> {
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (!response.ok || type.includes('html')) {
    return false;
  }
  const text = (await response.text()).trim();
  if (text.startsWith('{') || (type.includes('json') && text !== '')) {
    const { ok, success, error } = Object(JSON.parse(text)) as Record<string, unknown>;
    return ok !== false && success !== false && !error;
  }
  return !text.startsWith('<');
}

/**
 * Posts feedback as JSON (spec 6.2).
 *
 * @param url the configured address
 * @returns whether it was accepted; an error status, a redirect, a page instead of an answer, `ok: false` in
 *   it, a dropped connection and no answer in time are all `false`, and nothing throws
 */
export async function submitFeedback(url: string, message: FeedbackMessage): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, TIME_LIMIT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: controller.signal,
    });
    return await isAccepted(response);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

const VERDICTS = { yes: 'This page helped.\n\n', no: 'This page did not help.\n\n' } as const;

/**
 * The address of a new GitHub issue that already has what it is about, and what the reader typed; if
 * that is nothing, it prompts for a description (spec 6.2). What is too long for an address is cut; the
 * reader's form still has it.
 */
export function issueAddress(message: Omit<FeedbackMessage, 'language'>): string {
  const { page, version, section, rating, comment } = message;
  const place = section === null ? page : `${page}#${section}`;
  const verdict = rating === null ? '' : VERDICTS[rating];
  const write = (words: string): string => {
    const query = new URLSearchParams({
      title: `[docs] Feedback on ${place}`,
      body: `Page: ${siteEnvironment().siteUrl}${place}\nVersion: ${version}\n\n${verdict}${words}`,
    });
    return `https://github.com/mui/toolpad/issues/new?${query.toString()}`;
  };
  if (comment === '' && verdict === '') {
    return write('What is missing, wrong or unclear:\n');
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
