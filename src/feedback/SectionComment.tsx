import { useState, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import { CommentForm } from './CommentForm';
import { CommentIcon } from './CommentIcon';
import styles from './section.module.css';
import { SubmissionStatus } from './SubmissionStatus';
import { useReturnFocus } from './useReturnFocus';
import { useSubject } from './useSubject';
import { useSubmission } from './useSubmission';

interface Props {
  readonly url: string;
  readonly section: string;
}

/**
 * A button at a heading that opens a comment right below it, so that the reader keeps the section
 * before their eyes (spec 6.1).
 */
export function SectionComment({ url, section }: Props): ReactNode {
  const translate = useTranslate();
  const subject = useSubject();
  const [isOpen, setIsOpen] = useState(false);
  const { phase, submit, reset } = useSubmission(url);
  const [root, returnFocus] = useReturnFocus();
  const isSending = phase === 'sending';
  const close = (): void => {
    returnFocus();
    setIsOpen(false);
  };
  const toggle = (): void => {
    reset();
    if (isOpen) {
      close();
    } else {
      setIsOpen(true);
    }
  };
  const send = async (comment: string): Promise<void> => {
    if (await submit({ ...subject, rating: null, comment, section })) {
      close();
    }
  };
  return (
    <div ref={root} className={styles.section}>
      <button
        type="button"
        className={styles.opener}
        aria-label={translate('feedback.section')}
        aria-describedby={section}
        aria-expanded={isOpen}
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) {
            toggle();
          }
        }}
      >
        <CommentIcon />
      </button>
      {isOpen && (
        <CommentForm
          required
          label={translate('feedback.sectionComment')}
          isSending={isSending}
          onSubmit={(comment) => void send(comment)}
          onCancel={toggle}
        />
      )}
      {(isOpen || phase !== 'idle') && <SubmissionStatus phase={phase} />}
    </div>
  );
}
