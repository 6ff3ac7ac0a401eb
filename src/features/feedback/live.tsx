import { type ReactNode, useState } from 'react';
import { type HostProps, mountComponent } from '../../islands/mount';
import { translate } from '../../strings';
import { CommentForm, SubmissionStatus } from './CommentForm';
import { PageVote } from './PageVote';
import { feedbackSubject, useSubmission } from './submission';

interface Props extends HostProps {
  /** Where feedback is posted; `null`: it becomes a GitHub issue. */
  readonly url: string | null;
  readonly section: string;
}

/** Notifies the page that the form is closed; the message about a sent comment stays. */
const FORM_CLOSED = 'comment-closed';

/**
 * A form for a comment on a section, right below its heading, so that the reader keeps the section before
 * their eyes (spec 6.1).
 */
function SectionComment({ url, section, host }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  const { phase, issue, submit } = useSubmission(url);
  const close = (): void => {
    host.dispatchEvent(new CustomEvent(FORM_CLOSED, { bubbles: true }));
    setIsOpen(false);
  };
  const send = async (comment: string): Promise<void> => {
    if (await submit({ ...feedbackSubject(), rating: null, comment, section })) {
      close();
    }
  };
  return (
    <>
      {isOpen && (
        <CommentForm
          required
          section={section}
          label={translate('feedback.sectionComment')}
          isSending={phase === 'sending'}
          onSubmit={(comment) => void send(comment)}
          onCancel={close}
        />
      )}
      {(isOpen || phase !== 'idle') && <SubmissionStatus phase={phase} issue={issue} />}
    </>
  );
}

/** The interactive parts of feedback. */
export const mountPageVote = mountComponent(PageVote);
export const mountSectionComment = mountComponent(SectionComment);
