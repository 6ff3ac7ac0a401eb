import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteEnvironment } from '../../site/config';
import { translate } from '../../strings';
import styles from './MarkdownTools.module.css';

/** Assistants that start a conversation with the text in their URL's query. */
const ASSISTANTS: Readonly<Record<string, string>> = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
  Perplexity: 'https://www.perplexity.ai/search?q=',
};

const MENU_ID = 'assistants';

/** Copies (`startPageTools`) or shows the Markdown at a path, or asks an assistant about it. */
export function MarkdownTools({ address }: { readonly address: string }): ReactNode {
  const question = translate('markdown.question', {
    address: siteEnvironment().siteUrl + address,
  });
  return (
    <div
      role="group"
      aria-label={translate('markdown.tools')}
      className={styles.tools}
      data-markdown="skip"
    >
      <button
        type="button"
        className={clsx(styles.copy, 'needs-scripts')}
        data-state="idle"
        data-copy-page={address}
      >
        {translate('markdown.copy.idle')}
      </button>
      <a className={styles.view} href={address} type="text/markdown">
        {translate('markdown.view')}
      </a>
      <button type="button" className={styles.view} popoverTarget={MENU_ID}>
        {translate('markdown.ask')}
      </button>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        {Object.entries(ASSISTANTS).map(([name, start]) => (
          <a key={name} href={start + encodeURIComponent(question)} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
      </div>
    </div>
  );
}
