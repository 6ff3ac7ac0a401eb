import type { ReactNode } from 'react';
import type { CopyState } from '../clipboard';
import { useTranslate } from '../strings';
import styles from './CodeFrame.module.css';

interface Props {
  readonly state: CopyState;
  readonly onCopy: () => void;
}

/** Copies a block and says how it went, on itself and to who listens instead of looking (spec 3.4). */
export function CopyButton({ state, onCopy }: Props): ReactNode {
  const translate = useTranslate();
  return (
    <>
      <button type="button" className={styles.tool} data-state={state} onClick={onCopy}>
        {translate(`code.copy.${state}`)}
      </button>
      <span role="status" className="visually-hidden">
        {state !== 'idle' && translate(`code.${state}`)}
      </span>
    </>
  );
}
