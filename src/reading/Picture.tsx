import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './Picture.module.css';
import { useZoomable } from './useZoomable';

/** It is needed when a reader first opens a picture. */
const loadDialog = () => import('./PictureDialog');
const PictureDialog = lazy(loadDialog);

function preload(): void {
  loadDialog().catch(() => {
    // Not reached now: opening the picture asks again.
  });
}

interface Props {
  /** The `id` of the picture, which describes the button. */
  readonly id: string;
  /** An `img`. */
  readonly children: ReactNode;
}

/**
 * A picture of a page. Where it is shown smaller than it is, it opens larger: a button lies over it,
 * which comes with scripts and takes no room.
 */
export function Picture({ id, children }: Props): ReactNode {
  const translate = useTranslate();
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const zoomable = useZoomable(frame);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    // Safari does not focus a button that is clicked, so the dialog alone cannot bring this back.
    button.current?.focus();
  };
  return (
    <span ref={frame} className={styles.frame}>
      {children}
      {zoomable && (
        <button
          ref={button}
          type="button"
          className={styles.opener}
          aria-label={translate('reading.picture.open')}
          aria-describedby={id}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" className={styles.sign}>
            <path
              d="M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </button>
      )}
      {zoomable && isOpen && (
        <Suspense fallback={null}>
          <PictureDialog picture={zoomable} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
