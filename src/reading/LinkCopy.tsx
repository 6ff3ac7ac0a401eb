import { useEffect, useState, type ReactNode } from 'react';
import { useCopy } from '../clipboard';
import { useTranslate } from '../strings';
import './LinkCopy.css';

/** How long a heading says that its link was copied. */
const COPIED_MS = 2000;

/**
 * Copies the address of a heading when its `#` is activated, which goes on being a link. It says so
 * beside the heading, and here to those who listen. One listener serves the headings of every page.
 */
export function LinkCopy(): ReactNode {
  const translate = useTranslate();
  const { state, copy } = useCopy(COPIED_MS);
  const [copied, setCopied] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
      if (link && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)) {
        setCopied(link);
        copy(link.href);
      }
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, [copy]);
  const note = state === 'idle' ? null : translate(`reading.link.${state}`);
  useEffect(() => {
    if (!copied || note === null) {
      return undefined;
    }
    copied.setAttribute('data-note', note);
    return () => {
      copied.removeAttribute('data-note');
    };
  }, [copied, note]);
  return (
    <span role="status" className="visually-hidden">
      {note}
    </span>
  );
}
