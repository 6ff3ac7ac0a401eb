import clsx from 'clsx';
import { translate } from '../../strings';
import styles from './faults.module.css';

/** The notice that a requested part waits for the connection; `null` while nothing waits. */
let notice: HTMLElement | null = null;
let waiting = 0;

function showNotice(): void {
  if (notice === null) {
    notice = document.createElement('div');
    notice.setAttribute('role', 'status');
    notice.className = clsx(styles.notice);
    const text = document.createElement('p');
    text.textContent = translate('faults.offline');
    notice.append(text);
    document.body.append(notice);
  }
}

/**
 * Resolves once the browser is online: at once when it is, and when a service worker is in charge,
 * which has kept pages or an offline page of its own (spec 7.3). Until then the page says that something
 * waits for the connection.
 */
export async function untilOnline(): Promise<void> {
  // The types promise what an insecure address does not have.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (navigator.onLine || worker?.controller) {
    return;
  }
  waiting += 1;
  showNotice();
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
  waiting -= 1;
  if (waiting === 0) {
    notice?.remove();
    notice = null;
  }
}
