import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './SettingsButton.module.css';
import { SlidersIcon } from './SlidersIcon';

/** The panel brings MUI with it, so it loads when a reader first reaches for it. */
const loadPanel = () => import('./SettingsPanel');
const SettingsPanel = lazy(loadPanel);

interface Props {
  /** Whether it stands in the drawer of small screens, where the header's own button serves. */
  readonly mobile?: boolean;
}

/** Opens the settings panel (spec 2.2, 2.3, 3.3). */
export function SettingsButton({ mobile = false }: Props): ReactNode {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (mobile) {
    return null;
  }
  const preload = (): void => {
    loadPanel().catch(() => {
      // Not reached now: opening the panel asks again.
    });
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={translate('header.settings')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <SlidersIcon />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <SettingsPanel
            open={isOpen}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
