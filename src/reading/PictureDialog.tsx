import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './PictureDialog.module.css';

interface Props {
  readonly picture: HTMLImageElement;
  readonly onClose: () => void;
}

/**
 * A picture over the whole window, as large as it fits, and on a small screen larger: it scrolls
 * there. Escape closes it, and so does a click anywhere, all of it being one button.
 */
export default function PictureDialog({ picture, onClose }: Props): ReactNode {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  const { naturalWidth, naturalHeight, currentSrc, alt } = picture;
  const size = {
    '--picture-width': `${naturalWidth}px`,
    '--picture-ratio': naturalWidth / naturalHeight,
  } as CSSProperties;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={alt || translate('reading.picture')}
      onClose={onClose}
    >
      <button
        type="button"
        className={styles.surface}
        aria-label={translate('reading.picture.close')}
        onClick={onClose}
      >
        <img src={currentSrc} alt={alt} className={styles.picture} style={size} />
        <svg viewBox="0 0 24 24" width="24" height="24" className={styles.cross}>
          <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </dialog>
  );
}
