import clsx from 'clsx';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCopy } from '../clipboard';
import { useTranslate } from '../strings';
import './codeColours.css';
import styles from './CodeFrame.module.css';
import { codeText } from '../clipboard';
import { CopyButton } from './CopyButton';
import { useKeyboardCopy } from './keyboardCopy';
import { useOverflow } from './useOverflow';

/** How long a block's copy button says how it went (spec 3.4). */
const COPIED_MS = 2000;

interface Props {
  readonly title?: ReactNode;
  /** Name of the language, for the reader. */
  readonly language: string | null;
  /** The code: anything with one `pre` inside. */
  readonly children: ReactNode;
}

/**
 * What stands around the code of a block: a bar with its title, its language and what can be done
 * with it (spec 3.4). Code reads from left to right on every page (spec 2.3) and is translated on
 * none. The tools do nothing without scripts, so they come with them; the bar keeps their place.
 */
export function CodeFrame({ title, language, children }: Props): ReactNode {
  const translate = useTranslate();
  const isBrowser = useIsBrowser();
  const frame = useRef<HTMLDivElement>(null);
  const { state, copy } = useCopy(COPIED_MS);
  const copyBlock = useCallback(() => {
    if (frame.current) {
      copy(codeText(frame.current));
    }
  }, [copy]);
  useKeyboardCopy(frame, copyBlock);
  const [isWrapped, setIsWrapped] = useState(false);
  const isWide = useOverflow(frame);
  return (
    <div
      ref={frame}
      dir="ltr"
      className={clsx(styles.frame, isWrapped && styles.wrapped)}
      // Tells the page's Markdown twin where the block is, and its title.
      data-code={typeof title === 'string' ? title : ''}
    >
      <div className={styles.bar}>
        <span className={styles.label}>
          {Boolean(title) && <span className={styles.title}>{title}</span>}
          {language}
        </span>
        {isBrowser && (
          <>
            {(isWide || isWrapped) && (
              <button
                type="button"
                className={styles.tool}
                aria-pressed={isWrapped}
                onClick={() => {
                  setIsWrapped(!isWrapped);
                }}
              >
                {translate('code.wrap')}
              </button>
            )}
            <CopyButton state={state} onCopy={copyBlock} />
          </>
        )}
      </div>
      <div translate="no">{children}</div>
    </div>
  );
}
