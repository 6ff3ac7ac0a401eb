import { type ReactNode, useState } from 'react';
import { type HostProps, mountComponent } from '../../islands/mount';
import { translate } from '../../strings';
import { CommentForm, SubmissionStatus, useSubmission } from './CommentForm';
import { PageVote } from './PageVote';

interface Props extends HostProps {
  /** Where feedback is posted; `null` for a GitHub issue. */
  readonly url: string | null;
  readonly section: string;
}

/** A comment form right below a section's heading (spec 6.1). When it closes, the status stays. */
function SectionComment({ url, section, host }: Props): ReactNode {
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

/** The interactive parts of feedback. */
export const mountPageVote = mountComponent(PageVote);
export const mountSectionComment = mountComponent(SectionComment);
