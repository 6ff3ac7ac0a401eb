import type { ReactNode } from 'react';
import { useCopy } from '../clipboard';
import { useTranslate } from '../strings';
import styles from './Demo.module.css';

/** How long the toolbar says that it has copied, in ms (spec 3.4). */
const COPIED_DURATION = 1200;

interface Props {
  /** Address of the demo in a document of its own. */
  readonly address: string;
  /** The id that the demo's address in the page ends in. */
  readonly anchor: string;
  /** Whether the whole source shows; `null` when there is nothing to fold. */
  readonly isExpanded: boolean | null;
  readonly onToggle: () => void;
  readonly onReset: () => void;
  /** Gives the whole source. */
  readonly readSource: () => string;
}

/** What a reader can do with a demo. */
export function DemoToolbar({
  address,
  anchor,
  isExpanded,
  onToggle,
  onReset,
  readSource,
}: Props): ReactNode {
  const translate = useTranslate();
  const { state, copy } = useCopy(COPIED_DURATION);
  return (
    <div className={styles.toolbar}>
      {isExpanded !== null && (
        <button type="button" className={styles.tool} aria-expanded={isExpanded} onClick={onToggle}>
          {translate(isExpanded ? 'demo.collapse' : 'demo.expand')}
        </button>
      )}
      <span className={styles.spacer} />
      <button
        type="button"
        className={styles.tool}
        onClick={() => {
          copy(readSource());
        }}
      >
        {translate(`code.copy.${state}`)}
      </button>
      <span className={styles.status} role="status">
        {state !== 'idle' && translate(`code.${state}`)}
      </span>
      <button type="button" className={styles.tool} onClick={onReset}>
        {translate('demo.reset')}
      </button>
      <a className={styles.tool} href={`#${anchor}`}>
        {translate('demo.link')}
      </a>
      <a className={styles.tool} href={address} target="_blank" rel="noopener">
        {translate('demo.open')}
      </a>
    </div>
  );
}
