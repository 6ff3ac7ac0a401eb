import clsx from 'clsx';
import { translate } from '../../strings';
import { isWaitingForConnection, subscribeToConnection } from './connection';
import styles from './faults.module.css';

/** Says that what the reader asked for waits for the connection, as long as it does. */
export function startConnectionNotice(): void {
  let notice: HTMLElement | null = null;
  subscribeToConnection(() => {
    if (isWaitingForConnection() && !notice) {
      notice = document.createElement('div');
      notice.setAttribute('role', 'status');
      notice.className = clsx(styles.notice);
      const text = document.createElement('p');
      text.textContent = translate('faults.offline');
      notice.append(text);
      document.body.append(notice);
    } else if (!isWaitingForConnection()) {
      notice?.remove();
      notice = null;
    }
  });
}
