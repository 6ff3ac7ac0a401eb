import { useState } from 'react';
import { submitFeedback, type FeedbackMessage } from './submitFeedback';

/** How far a reader's feedback has got. */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

interface Submission {
  readonly phase: Phase;
  /** Posts a message; gives whether it was accepted. */
  readonly submit: (message: FeedbackMessage) => Promise<boolean>;
  /** Forgets the last result. */
  readonly reset: () => void;
}

/** Sends feedback and tells how far it has got (spec 6.2). */
export function useSubmission(url: string): Submission {
  const [phase, setPhase] = useState<Phase>('idle');
  return {
    phase,
    async submit(message) {
      setPhase('sending');
      const isAccepted = await submitFeedback(url, message);
      setPhase(isAccepted ? 'sent' : 'failed');
      return isAccepted;
    },
    reset() {
      setPhase('idle');
    },
  };
}
