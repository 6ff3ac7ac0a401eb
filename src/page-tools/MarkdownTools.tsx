import { useState, type ReactNode } from 'react';
import { useCopy } from '../clipboard';
import { useTranslate } from '../strings';
import { loadMarkdown } from './loadMarkdown';
import styles from './MarkdownTools.module.css';

/** How long the button says how it went, in ms: a second more than for a line of code. */
const COPIED_MS = 3000;

interface Props {
  /** Where the page is as Markdown, below the origin. */
  readonly address: string;
}

/**
 * A page as Markdown, to copy or to look at. Prerendered, since nothing may move when scripts come;
 * without them the link works and the button is not there.
 */
export function MarkdownTools({ address }: Props): ReactNode {
  const translate = useTranslate();
  const { state, copy } = useCopy(COPIED_MS);
  const [isLoaded, setIsLoaded] = useState(true);
  const outcome = state === 'refused' && !isLoaded ? 'failed' : state;
  const copyPage = (): void => {
    const text = loadMarkdown(address);
    text.then(
      () => setIsLoaded(true),
      () => setIsLoaded(false),
    );
    copy(text);
  };
  return (
    <div
      role="group"
      aria-label={translate('markdown.tools')}
      className={styles.tools}
      data-markdown="skip"
    >
      <button type="button" className={styles.copy} data-state={outcome} onClick={copyPage}>
        {translate(`markdown.copy.${outcome}`)}
      </button>
      <a className={styles.view} href={address} type="text/markdown">
        {translate('markdown.view')}
      </a>
      <span role="status" className="visually-hidden">
        {outcome !== 'idle' && translate(`markdown.${outcome}`)}
      </span>
    </div>
  );
}
