/** How long an answer may take, in ms. */
const TIME_LIMIT = 10_000;

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
  /** Language of the UI texts. */
  readonly language: string;
  /** The heading's anchor; `null` for the page as a whole. */
  readonly section: string | null;
}

/**
 * Posts feedback as JSON (spec 6.2).
 *
 * @param url the configured address
 * @returns whether it was accepted; an error status, a page instead of an answer, a dropped connection and
 *   no answer in time are all `false`, and nothing throws
 */
export async function submitFeedback(url: string, message: FeedbackMessage): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, TIME_LIMIT);
  try {
    const { ok, headers } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: controller.signal,
    });
    // A network that wants a login first answers everything with its own page.
    return ok && !(headers.get('content-type') ?? '').startsWith('text/html');
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
