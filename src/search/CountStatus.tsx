import { useEffect, useState, type ReactNode } from 'react';

/** A screen reader hears the count once the reader pauses, not with each letter. */
const PAUSE_MS = 700;

interface Props {
  /** What is to be said; empty for nothing. */
  readonly text: string;
  readonly className?: string;
}

/** Says how many answers there are. */
export function CountStatus({ text, className }: Props): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, PAUSE_MS, text);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p role="status" dir="auto" className={className}>
      {said}
    </p>
  );
}
