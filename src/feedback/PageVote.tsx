import clsx from 'clsx';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { usePreference } from '../preferences';
import { useTranslate } from '../strings';
import { CommentForm } from './CommentForm';
import styles from './feedback.module.css';
import { createRatingPreference } from './ratingPreference';
import { SubmissionStatus } from './SubmissionStatus';
import type { Rating } from './submitFeedback';
import { useReturnFocus } from './useReturnFocus';
import { useSubject } from './useSubject';
import { useSubmission } from './useSubmission';

const VOTES = [
  { vote: 'yes', label: 'feedback.yes' },
  { vote: 'no', label: 'feedback.no' },
] as const;

/**
 * Asks whether the page helped; an answer opens a field for a comment, and both are sent together
 * (spec 6.1). What was sent is remembered and stays pressed (spec 6.2).
 */
export function PageVote({ url }: { url: string }): ReactNode {
  const translate = useTranslate();
  const questionId = useId();
  const subject = useSubject();
  const preference = useMemo(() => createRatingPreference(subject.page), [subject.page]);
  const [remembered, remember] = usePreference(preference);
  const [rating, setRating] = useState<Rating | null>(null);
  const { phase, submit, reset } = useSubmission(url);
  const [root, returnFocus] = useReturnFocus();
  const isSending = phase === 'sending';
  const close = (): void => {
    returnFocus();
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
    if (await submit({ ...subject, rating: vote, comment, section: null })) {
      remember(vote);
      close();
    }
  };
  return (
    <div ref={root}>
      <div role="group" aria-labelledby={questionId} className={clsx(styles.row, styles.votes)}>
        <span id={questionId}>{translate('feedback.question')}</span>
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
          isSending={isSending}
          onSubmit={(comment) => void send(rating, comment)}
          onCancel={() => {
            choose(null);
          }}
        />
      )}
      <SubmissionStatus phase={phase} />
    </div>
  );
}
