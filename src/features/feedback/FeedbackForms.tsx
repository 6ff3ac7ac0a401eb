import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../../dom';
import type { HostProps } from '../../islands/mount';
import { readVisitItem, usePreference, writeVisitItem } from '../../preferences';
import { registerUnsavedWork } from '../../recovery';
import { translate } from '../../strings/all';
import { createMessage, issueAddress, type Rating, submitFeedback } from './message';
import styles from './feedback.module.css';
import { createRatingPreference } from './startFeedback';

/** In characters: room for a pasted log, and a bound on what is kept and posted. */
const MAX_COMMENT_LENGTH = 10_000;

/** Key of an unsent comment, kept for the tab so that leaving the page loses no text (spec 6.2). */
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

/** State of a submission; without a URL, a GitHub issue is `opened` in a new tab or `blocked`. */
interface Progress {
  readonly phase: 'idle' | keyof typeof TEXTS;
  /** URL of the prefilled GitHub issue. */
  readonly issue?: string;
}

/** Sends feedback (spec 6.2). A `null` URL opens a GitHub issue; a `null` section is the page. */
function useSubmission(url: string | null, section: string | null) {
  const [progress, setProgress] = useState<Progress>({ phase: 'idle' });
  /** Posts feedback or opens GitHub; resolves to whether it was accepted. */
  const submit = async (rating: Rating | null, comment: string): Promise<boolean> => {
    const message = createMessage({ rating, comment, section });
    if (url === null) {
      const issue = issueAddress(message);
      const tab = window.open(issue, '_blank');
      if (tab) {
        // Deny it access to this one.
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

/** Progress of a submission (spec 6.2). Render it empty first, or its text is not announced. */
function SubmissionStatus({ phase, issue }: Progress): ReactNode {
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
  /** Sent with the comment; `null` if there is only a comment, which is then required. */
  readonly rating: Rating | null;
  /** While sending, the text is read-only and the form cannot be resubmitted or closed. */
  readonly submission: ReturnType<typeof useSubmission>;
  readonly onClose: (isAccepted: boolean) => void;
}

/** Ctrl+Enter sends (spec 6.1). */
function sendByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (
    event.key === 'Enter' &&
    (event.ctrlKey || event.metaKey) &&
    !isComposing(event.nativeEvent)
  ) {
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
}

/**
 * A comment form, with focus (spec 6.1) and any unsent draft. The field is uncontrolled, so its
 * text stays if sending fails (spec 6.2). No button is ever disabled: focus may be on it.
 * While the form is open, the page does not reload itself (spec 7.2), even if nothing is typed yet.
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
  useEffect(() => {
    field.current?.focus();
    return registerUnsavedWork(() => true);
  }, []);
  return (
    <form
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
        maxLength={MAX_COMMENT_LENGTH}
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

interface VoteProps {
  /** Where feedback is posted; `null` for a GitHub issue. */
  readonly url: string | null;
  readonly page: string;
}

const QUESTION_ID = 'feedback-question';

/** A vote on the page, sent with a comment (spec 6.1); what was sent stays pressed (spec 6.2). */
export function PageVote({ url, page }: VoteProps): ReactNode {
  const preference = useMemo(() => createRatingPreference(page), [page]);
  const [remembered, remember] = usePreference(preference);
  const [rating, setRating] = useState<Rating | null>(null);
  const submission = useSubmission(url, null);
  const { isSending, progress, reset } = submission;
  const root = useRef<HTMLDivElement>(null);
  const close = (): void => {
    // Return focus to the button that opened the form, unless the reader has moved it.
    if (root.current?.contains(document.activeElement)) {
      root.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    }
    setRating(null);
  };
  const choose = (vote: Rating): void => {
    if (isSending) {
      return;
    }
    reset();
    if (rating === vote) {
      close();
    } else {
      setRating(vote);
    }
  };
  return (
    <div ref={root}>
      <div role="group" aria-labelledby={QUESTION_ID} className={clsx(styles.row, styles.votes)}>
        <span id={QUESTION_ID}>{translate('feedback.question')}</span>
        {(['yes', 'no'] as const).map((vote) => (
          <button
            key={vote}
            type="button"
            className={styles.button}
            aria-pressed={(rating ?? remembered) === vote}
            aria-expanded={rating === vote}
            aria-disabled={isSending}
            onClick={() => choose(vote)}
          >
            {translate(`feedback.${vote}`)}
          </button>
        ))}
      </div>
      {rating !== null && (
        <CommentForm
          label={translate('feedback.comment')}
          rating={rating}
          submission={submission}
          onClose={(isAccepted) => {
            if (isAccepted) {
              remember(rating);
            } else {
              reset();
            }
            close();
          }}
        />
      )}
      <SubmissionStatus {...progress} />
    </div>
  );
}

interface SectionProps extends HostProps {
  readonly url: string | null;
  readonly section: string;
}

/** A comment form right below a section's heading (spec 6.1). When it closes, the status stays. */
export function SectionComment({ url, section, host }: SectionProps): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  const submission = useSubmission(url, section);
  const { progress } = submission;
  const close = (): void => {
    const button = host.parentElement?.querySelector<HTMLElement>('[data-comment-on]');
    button?.setAttribute('aria-expanded', 'false');
    if (host.contains(document.activeElement)) {
      button?.focus();
    }
    setIsOpen(false);
  };
  return (
    <>
      {isOpen && (
        <CommentForm
          label={translate('feedback.sectionComment')}
          rating={null}
          submission={submission}
          onClose={close}
        />
      )}
      {(isOpen || progress.phase !== 'idle') && <SubmissionStatus {...progress} />}
    </>
  );
}
