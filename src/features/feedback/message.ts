import { shownProduct } from '../../dom';
import { type ProductId } from '../../site';
import { displayedVersions, siteEnvironment } from '../../site/config';
import { userLanguage } from '../../strings';

/** Timeout of a request, in ms. */
const TIME_LIMIT = 10_000;

/** GitHub rejects longer URLs. */
const MAX_URL_LENGTH = 7_500;

/** The most that one character takes in a URL: four bytes, such as `%F0%9F%98%80`. */
const MAX_ENCODED_LENGTH = 12;

/** Whether a page helped. */
export type Rating = 'yes' | 'no';

/** Feedback on a page or on one of its sections (spec 6.2). */
export interface FeedbackMessage {
  /** The page's path. */
  readonly page: string;
  /** `null` for a comment on a section. */
  readonly rating: Rating | null;
  /** Trimmed; may be empty if there is a rating. */
  readonly comment: string;
  /** Version of the page's product. */
  readonly version: string;
  readonly language: string;
  /** Anchor of the heading; `null` for the whole page. */
  readonly section: string | null;
}

/** The version for feedback on a product's pages. */
export function versionOf(product: ProductId | null): string {
  return product === null ? '' : displayedVersions()[product];
}

/** Creates a message about the current page. */
export function createMessage(
  input: Pick<FeedbackMessage, 'rating' | 'comment' | 'section'>,
): FeedbackMessage {
  const version = versionOf(shownProduct());
  return { page: window.location.pathname, version, language: userLanguage(), ...input };
}

/**
 * Whether a response confirms the message. Captive portals respond to everything with their own
 * page, and some servers report a failure with status 200 and any content type.
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
 * Posts feedback as JSON (spec 6.2); returns whether it was accepted. Never throws: an error
 * status, a redirect, HTML, `ok: false`, a dropped connection and a timeout are all `false`.
 */
export async function submitFeedback(url: string, message: FeedbackMessage): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT);
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
 * URL of a GitHub issue prefilled with the reader's text, or with a prompt if there is none
 * (spec 6.2). Text that is too long is cut; the reader's form still has it.
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
  // Code points, so that no character is cut in half.
  const characters = Array.from(comment);
  let address = write(comment);
  while (address.length > MAX_URL_LENGTH && characters.length > 0) {
    characters.splice(-Math.ceil((address.length - MAX_URL_LENGTH) / MAX_ENCODED_LENGTH));
    address = write(`${characters.join('')}…`);
  }
  return address;
}
