import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate, type StringKey } from '../../strings';
import styles from './feedback.module.css';
import type { Phase, Submission } from './useSubmission';

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
