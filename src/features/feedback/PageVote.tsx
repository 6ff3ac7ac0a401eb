import clsx from 'clsx';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { usePreference } from '../../preferences';
import { translate } from '../../strings';
import { CommentForm, SubmissionStatus } from './CommentForm';
import styles from './feedback.module.css';
import { createRatingPreference } from './startFeedback';
import { feedbackSubject, type Rating, useSubmission } from './submission';

const VOTES = [
  { vote: 'yes', label: 'feedback.yes' },
  { vote: 'no', label: 'feedback.no' },
] as const;

interface Props {
  /** Where feedback is posted; `null`: it becomes a GitHub issue. */
  readonly url: string | null;
  /** The page's path. */
  readonly page: string;
}

const QUESTION_ID = 'feedback-question';

/**
 * Asks whether the page helped; an answer opens a field for a comment, and both are sent together
 * (spec 6.1). What was sent is remembered and stays pressed (spec 6.2).
 */
export function PageVote({ url, page }: Props): ReactNode {
  const preference = useMemo(() => createRatingPreference(page), [page]);
  const [remembered, remember] = usePreference(preference);
  const [rating, setRating] = useState<Rating | null>(null);
  const { phase, issue, submit, reset } = useSubmission(url);
  const root = useRef<HTMLDivElement>(null);
  const isSending = phase === 'sending';
  const close = (): void => {
    // Back to the button that opened the form, unless the reader has taken the focus elsewhere.
    if (root.current?.contains(document.activeElement)) {
      root.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    }
    setRating(null);
  };
  const choose = (next: Rating | null): void => {
    reset();
    if (next === null) {
      close();
    } else {
      setRating(next);
    }
  };
  const send = async (vote: Rating, comment: string): Promise<void> => {
    if (await submit({ ...feedbackSubject(), rating: vote, comment, section: null })) {
      remember(vote);
      close();
    }
  };
  return (
    <div ref={root}>
      <div role="group" aria-labelledby={QUESTION_ID} className={clsx(styles.row, styles.votes)}>
        <span id={QUESTION_ID}>{translate('feedback.question')}</span>
        {VOTES.map(({ vote, label }) => (
          <button
            key={vote}
            type="button"
            className={styles.button}
            aria-pressed={(rating ?? remembered) === vote}
            aria-expanded={rating === vote}
            aria-disabled={isSending}
            onClick={() => {
              if (!isSending) {
                choose(rating === vote ? null : vote);
              }
            }}
          >
            {translate(label)}
          </button>
        ))}
      </div>
      {rating !== null && (
        <CommentForm
          label={translate('feedback.comment')}
          section={null}
          isSending={isSending}
          onSubmit={(comment) => void send(rating, comment)}
          onCancel={() => {
            choose(null);
          }}
        />
      )}
      <SubmissionStatus phase={phase} issue={issue} />
    </div>
  );
}
