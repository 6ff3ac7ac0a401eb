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

/** Whether JSON reports a failure, in one of the ways that servers do. */
function isFailure(body: unknown): boolean {
  const { ok, success, error } = (body instanceof Object ? body : {}) as Record<string, unknown>;
  return ok === false || success === false || Boolean(error);
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
  if (type.includes('json') || text.startsWith('{')) {
    return text === '' || !isFailure(JSON.parse(text));
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
