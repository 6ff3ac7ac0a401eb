import { useState } from 'react';
import { readVisitItem, writeVisitItem } from '../../preferences';
import { shownProduct } from '../../site';
import { displayedVersions, siteEnvironment } from '../../site/config';
import { userLanguage } from '../../strings';

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

const NEW_ISSUE = 'https://github.com/mui/toolpad/issues/new';

/** GitHub answers longer addresses with an error. */
const LONGEST_ADDRESS = 7_500;

/** The body of an issue; if the reader typed nothing, it prompts for a description. */
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

/**
 * What a reader has typed and not sent, kept for as long as the tab lasts: a click on a link, a reload or a
 * crash costs no words (spec 6.2). Where storage is refused, a draft lasts as long as its form.
 */

function keyOf(section: string | null): string {
  return `feedback-draft:${window.location.pathname}#${section ?? ''}`;
}

/** The draft on this page, or on a section of it; empty when there is none. */
export function readDraft(section: string | null): string {
  return readVisitItem(keyOf(section)) ?? '';
}

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(section: string | null, text: string): void {
  writeVisitItem(keyOf(section), text);
}

/** The context of feedback on this page: the page, its product's version and the language. */
export function feedbackSubject(): Pick<FeedbackMessage, 'page' | 'version' | 'language'> {
  const product = shownProduct();
  return {
    page: window.location.pathname,
    version: product === null ? '' : displayedVersions()[product],
    language: userLanguage(),
  };
}

/**
 * How far a reader's feedback has got. With no address to post it to, GitHub is `opened` with it in a tab
 * of its own, unless the browser has `blocked` that.
 */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'opened' | 'blocked';

/** Feedback being sent. */
export interface Submission {
  readonly phase: Phase;
  /** The issue that GitHub was to be opened with; `null` when there is none. */
  readonly issue: string | null;
  /** Posts a message, or opens GitHub with it; resolves to whether it was accepted. */
  readonly submit: (message: FeedbackMessage) => Promise<boolean>;
  /** Forgets the last result. */
  readonly reset: () => void;
}

/** Opens a URL in a tab without access to this one; returns whether the browser allowed it. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (tab) {
    tab.opener = null;
  }
  return tab !== null;
}

/**
 * Sends feedback and reports its progress (spec 6.2).
 *
 * @param url where it is posted; `null`: it becomes a GitHub issue, which the reader sends there
 */
export function useSubmission(url: string | null): Submission {
  const [phase, setPhase] = useState<Phase>('idle');
  const [issue, setIssue] = useState<string | null>(null);
  return {
    phase,
    issue,
    async submit(message) {
      if (url === null) {
        const address = issueAddress({ siteUrl: siteEnvironment().siteUrl, ...message });
        setIssue(address);
        setPhase(openTab(address) ? 'opened' : 'blocked');
        return false;
      }
      setPhase('sending');
      const isAccepted = await submitFeedback(url, message);
      setPhase(isAccepted ? 'sent' : 'failed');
      if (isAccepted) {
        keepDraft(message.section, '');
      }
      return isAccepted;
    },
    reset() {
      setPhase('idle');
    },
  };
}
