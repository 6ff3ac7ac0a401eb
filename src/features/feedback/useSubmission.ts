import { useState } from 'react';
import { siteEnvironment } from '../../site/config';
import { keepDraft } from './draft';
import { issueAddress } from './issueAddress';
import { submitFeedback, type FeedbackMessage } from './submitFeedback';

/**
 * How far a reader's feedback has got. With no address to post it to, GitHub is `opened` with it in a tab
 * of its own, unless the browser has `blocked` that.
 */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'opened' | 'blocked';

/** A reader's feedback on its way. */
export interface Submission {
  readonly phase: Phase;
  /** The issue that GitHub was to be opened with; `null` when there is none. */
  readonly issue: string | null;
  /** Posts a message, or opens GitHub with it; gives whether it was accepted. */
  readonly submit: (message: FeedbackMessage) => Promise<boolean>;
  /** Forgets the last result. */
  readonly reset: () => void;
}

/** Opens an address in a tab that cannot reach this one; gives whether the browser let it. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (tab) {
    tab.opener = null;
  }
  return tab !== null;
}

/**
 * Sends feedback and tells how far it has got (spec 6.2).
 *
 * @param url where it is posted; `null`: it becomes a GitHub issue, which the reader sends there
 */
export function useSubmission(url: string | null): Submission {
  const [phase, setPhase] = useState<Phase>('idle');
  const [issue, setIssue] = useState<string | null>(null);
  return {
    phase,
    issue,
    async submit(message) {
      if (url === null) {
        const address = issueAddress({ siteUrl: siteEnvironment().siteUrl, ...message });
        setIssue(address);
        setPhase(openTab(address) ? 'opened' : 'blocked');
        return false;
      }
      setPhase('sending');
      const isAccepted = await submitFeedback(url, message);
      setPhase(isAccepted ? 'sent' : 'failed');
      if (isAccepted) {
        keepDraft(message.section, '');
      }
      return isAccepted;
    },
    reset() {
      setPhase('idle');
    },
  };
}
