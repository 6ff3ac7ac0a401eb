import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { readVisitItem, writeVisitItem } from '../../preferences';
import { translate } from '../../strings';
import { createMessage, issueAddress, type Rating, submitFeedback } from './message';
import styles from './feedback.module.css';

/**
 * Where a comment on this page that was not sent is kept for as long as the tab lasts: a click on a link, a
 * reload or a crash costs no words (spec 6.2). Where storage is refused, it lasts as long as its form.
 */
function draftKey(section: string | null): string {
  return `feedback-draft:${window.location.pathname}#${section ?? ''}`;
}

const TEXTS = {
  sending: 'feedback.sending',
  sent: 'feedback.thanks',
  failed: 'feedback.failed',
  opened: 'feedback.opened',
  blocked: 'feedback.blocked',
} as const;

/**
 * How far a reader's feedback has got. With no address to post it to, GitHub is `opened` with it in a tab
 * of its own, unless the browser has `blocked` that.
 */
interface Progress {
  readonly phase: 'idle' | keyof typeof TEXTS;
  /** The issue that GitHub was to be opened with. */
  readonly issue?: string;
}

/**
 * Sends feedback and reports its progress (spec 6.2).
 *
 * @param url where it is posted; `null`: it becomes a GitHub issue, which the reader sends there
 * @param section what it is about; `null` for the page
 */
export function useSubmission(url: string | null, section: string | null) {
  const [progress, setProgress] = useState<Progress>({ phase: 'idle' });
  /** Posts feedback, or opens GitHub with it; resolves to whether it was accepted. */
  const submit = async (rating: Rating | null, comment: string): Promise<boolean> => {
    const message = createMessage({ rating, comment, section });
    if (url === null) {
      const issue = issueAddress(message);
      const tab = window.open(issue, '_blank');
      if (tab) {
        // Without access to this one.
        tab.opener = null;
      }
      setProgress({ phase: tab ? 'opened' : 'blocked', issue });
      return false;
    }
    setProgress({ phase: 'sending' });
    const isAccepted = await submitFeedback(url, message);
    setProgress({ phase: isAccepted ? 'sent' : 'failed' });
    if (isAccepted) {
      writeVisitItem(draftKey(section), '');
    }
    return isAccepted;
  };
  const reset = (): void => setProgress({ phase: 'idle' });
  return { section, progress, isSending: progress.phase === 'sending', submit, reset };
}

/**
 * Says how far feedback has got, to the eye and to screen readers (spec 6.2). It has to be on the
 * page, empty, before there is something to say: what appears together with its text is not read.
 */
export function SubmissionStatus({ phase, issue }: Progress): ReactNode {
  return (
    <p role="status" className={clsx(styles.status, phase === 'failed' && styles.failed)}>
      {phase !== 'idle' && translate(TEXTS[phase])}
      {issue !== undefined && (
        <>
          {' '}
          <a href={issue} target="_blank" rel="noopener">
            {translate('feedback.openIssue')}
          </a>
        </>
      )}
    </p>
  );
}

interface Props {
  readonly label: string;
  /** What is sent with the comment; `null`: the comment is all there is to send. */
  readonly rating: Rating | null;
  /** While it is sent, the text is read-only, and the form can be neither resubmitted nor closed. */
  readonly submission: ReturnType<typeof useSubmission>;
  readonly onClose: (isAccepted: boolean) => void;
}

/** Ctrl+Enter sends (spec 6.1). */
function sendByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
}

/**
 * A field for a comment, with the focus in it (spec 6.1), and with what was typed there before and not sent.
 * The text is the browser's own, so it stays whatever becomes of sending it (spec 6.2). No button is ever
 * disabled: the focus may be on it.
 *
 * `data-unsent` tells the service worker's registration, which may not import this folder, that a
 * reload would cost the reader something (spec 7.2). It stands on every open form, typed in or not:
 * a reader who has opened one is at it.
 */
export function CommentForm({ label, rating, submission, onClose }: Props): ReactNode {
  const { section, isSending, submit } = submission;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isRequired = rating === null;
  const send = async (): Promise<void> => {
    const comment = field.current?.value.trim() ?? '';
    if (comment === '' && isRequired) {
      field.current?.focus();
    } else if (!isSending && (await submit(rating, comment))) {
      onClose(true);
    }
  };
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      data-unsent
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={4}
        required={isRequired}
        maxLength={10_000}
        defaultValue={readVisitItem(draftKey(section)) ?? ''}
        onChange={({ target }) => writeVisitItem(draftKey(section), target.value)}
        readOnly={isSending}
        aria-describedby={`${id}-keys`}
        onKeyDown={sendByKeyboard}
      />
      <div className={styles.row}>
        <button type="submit" className={styles.primary} aria-disabled={isSending}>
          {translate('feedback.send')}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-disabled={isSending}
          onClick={() => {
            if (!isSending) {
              writeVisitItem(draftKey(section), '');
              onClose(false);
            }
          }}
        >
          {translate('feedback.cancel')}
        </button>
        <span id={`${id}-keys`} className={styles.hint}>
          {translate('feedback.keys')}
        </span>
      </div>
    </form>
  );
}
