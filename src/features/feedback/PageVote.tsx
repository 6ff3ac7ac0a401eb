import clsx from 'clsx';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { usePreference } from '../../preferences';
import { translate } from '../../strings';
import { CommentForm, SubmissionStatus, useSubmission } from './CommentForm';
import styles from './feedback.module.css';
import type { Rating } from './message';
import { createRatingPreference } from './startFeedback';

const VOTES = ['yes', 'no'] as const;

interface Props {
  /** Where feedback is posted; `null` for a GitHub issue. */
  readonly url: string | null;
  readonly page: string;
}

const QUESTION_ID = 'feedback-question';

/** A vote on the page, sent with a comment (spec 6.1); what was sent stays pressed (spec 6.2). */
export function PageVote({ url, page }: Props): ReactNode {
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
        {VOTES.map((vote) => (
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
