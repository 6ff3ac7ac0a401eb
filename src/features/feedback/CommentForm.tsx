import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { type StringKey, translate } from '../../strings';
import { keepDraft, type Phase, readDraft, type Submission } from './submission';
import styles from './feedback.module.css';

interface Props {
  readonly label: string;
  /** The section that the comment is on; `null` for the page. */
  readonly section: string | null;
  /** Whether a comment is all there is to send. */
  readonly required?: boolean;
  /** While sending, the text is read-only, and the form can be neither resubmitted nor closed. */
  readonly isSending: boolean;
  /** Takes the comment without the blank around it. */
  readonly onSubmit: (comment: string) => void;
  readonly onCancel: () => void;
}

/**
 * A field for a comment, with the focus in it (spec 6.1), and with what was typed there before and not sent.
 * The text is the browser's own, so it stays whatever becomes of sending it (spec 6.2). No button is ever disabled: the focus may be on it.
 *
 * `data-unsent` tells the service worker's registration, which may not import this folder, that a
 * reload would cost the reader something (spec 7.2). It stands on every open form, typed in or not:
 * a reader who has opened one is at it.
 */
export function CommentForm({
  label,
  section,
  required = false,
  isSending,
  onSubmit,
  onCancel,
}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const keysId = useId();
  useEffect(() => {
    field.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  };
  return (
    <form
      data-unsent
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const comment = field.current?.value.trim() ?? '';
        if (comment === '' && required) {
          field.current?.focus();
        } else if (!isSending) {
          onSubmit(comment);
        }
      }}
    >
      <label htmlFor={fieldId}>{label}</label>
      <textarea
        ref={field}
        id={fieldId}
        className={styles.field}
        rows={4}
        required={required}
        maxLength={10_000}
        defaultValue={readDraft(section)}
        onChange={({ target }) => {
          keepDraft(section, target.value);
        }}
        readOnly={isSending}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
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
              keepDraft(section, '');
              onCancel();
            }
          }}
        >
          {translate('feedback.cancel')}
        </button>
        <span id={keysId} className={styles.hint}>
          {translate('feedback.keys')}
        </span>
      </div>
    </form>
  );
}

const TEXTS = {
  sending: 'feedback.sending',
  sent: 'feedback.thanks',
  failed: 'feedback.failed',
  opened: 'feedback.opened',
  blocked: 'feedback.blocked',
} as const satisfies Partial<Record<Phase, StringKey>>;

/**
 * Says how far feedback has got, to the eye and to screen readers (spec 6.2). It has to be on the
 * page, empty, before there is something to say: what appears together with its text is not read.
 */
export function SubmissionStatus({ phase, issue }: Pick<Submission, 'phase' | 'issue'>): ReactNode {
  const isIssue = phase === 'opened' || phase === 'blocked';
  return (
    <p role="status" className={clsx(styles.status, phase === 'failed' && styles.failed)}>
      {phase !== 'idle' && translate(TEXTS[phase])}
      {isIssue && issue !== null && (
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
