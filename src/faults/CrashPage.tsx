import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { sendEvent } from '../analytics';
import { PRODUCTS } from '../navigation';
import { useTranslate } from '../strings';
import { crashIssueAddress, isFirstReport } from './crashReport';
import styles from './faults.module.css';

interface Props {
  readonly error: Error;
  /** Shows the page again. */
  readonly tryAgain: () => void;
}

/**
 * In place of a page whose code threw: what happened, what to do, and where else to go. The next
 * page that the reader opens shows as ever. Reports the crash once, as Google's `exception` event.
 */
export function CrashPage({ error, tryAgain }: Props): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (isFirstReport(crashedAt.current, error)) {
      sendEvent('exception', { description: error.message.slice(0, 150), fatal: true });
    }
  }, [error]);

  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);

  return (
    <main className={`container margin-vert--xl ${styles.crash}`}>
      <h1>{translate('faults.crash.title')}</h1>
      <p>{translate('faults.crash.text')}</p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          {translate('faults.crash.again')}
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            window.location.reload();
          }}
        >
          {translate('faults.reload')}
        </button>
      </p>
      <p>
        <a href={crashIssueAddress(window.location.href, error)} rel="noopener">
          {translate('faults.crash.report')}
        </a>
      </p>
      <ul>
        {PRODUCTS.map(({ name, basePath }) => (
          <li key={name}>
            <a href={`${basePath}/`}>{translate('overview.all', { name })}</a>
          </li>
        ))}
      </ul>
      <pre className={styles.error}>{error.message}</pre>
    </main>
  );
}
