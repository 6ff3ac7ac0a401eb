import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import { isWaitingForConnection, subscribeToConnection } from './connection';
import styles from './faults.module.css';

/** Says that what the reader asked for waits for the connection, as long as it does. */
export function OfflineNotice(): ReactNode {
  const translate = useTranslate();
  const isWaiting = useSyncExternalStore(
    subscribeToConnection,
    isWaitingForConnection,
    () => false,
  );
  return (
    <div role="status">
      {isWaiting && (
        <div className={styles.notice}>
          <p>{translate('faults.offline')}</p>
        </div>
      )}
    </div>
  );
}
