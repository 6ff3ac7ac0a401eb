import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteEnvironment } from '../../site/config';
import { translate } from '../../strings/all';
import styles from './MarkdownTools.module.css';

/** Assistants that start a conversation with the text in their URL's query. */
const ASSISTANTS: Readonly<Record<string, string>> = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
  Perplexity: 'https://www.perplexity.ai/search?q=',
};

const TOOLS_ID = 'page-tools';
const MENU_ID = 'assistants';

/**
 * Copies (`startPageTools`) or shows the Markdown at a path, or asks an assistant about it: links on
 * wide screens, a menu on others.
 */
export function MarkdownTools({ address }: { readonly address: string }): ReactNode {
  const question = translate('markdown.question', {
    address: siteEnvironment().siteUrl + address,
  });
  return (
    <div className="page-tools" data-markdown="skip">
      <button
        type="button"
        className={clsx('clean-btn', styles.opener)}
        popoverTarget={TOOLS_ID}
        aria-label={translate('markdown.tools')}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M5 12h.01M12 12h.01M19 12h.01"
            stroke="currentColor"
            strokeLinecap="round"
            strokeWidth="3"
          />
        </svg>
      </button>
      <div
        id={TOOLS_ID}
        popover="auto"
        role="group"
        aria-label={translate('markdown.tools')}
        className={clsx(styles.menu, styles.tools)}
      >
        <button
          type="button"
          className={clsx(styles.action, styles.copy, 'needs-scripts')}
          data-state="idle"
          data-copy-page={address}
        >
          {translate('markdown.copy.idle')}
        </button>
        <a className={styles.action} href={address} type="text/markdown">
          {translate('markdown.view')}
        </a>
        <button type="button" className={styles.action} popoverTarget={MENU_ID}>
          {translate('markdown.ask')}
        </button>
        <div id={MENU_ID} popover="auto" className={styles.menu}>
          {Object.entries(ASSISTANTS).map(([name, start]) => (
            <a
              key={name}
              className={styles.action}
              href={start + encodeURIComponent(question)}
              target="_blank"
              rel="noopener"
            >
              {name}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
