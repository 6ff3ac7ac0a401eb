import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import { makeOthersInert } from './makeOthersInert';
import styles from './ModalDrawer.module.css';

/** The button of Docusaurus' drawer that closes it. */
const CLOSE = '.navbar-sidebar__close';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The drawer, which shows and hides itself. */
  readonly children: ReactNode;
}

/**
 * Makes a dialog of what lies over the page: the focus goes in, stays while it is open and comes back;
 * Escape closes it (WCAG 2.1.2, 2.4.3).
 */
export function ModalDrawer({ isOpen, onClose, children }: Props): ReactNode {
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const drawer = root.current;
    if (!isOpen || !drawer) {
      return undefined;
    }
    const opener = document.activeElement;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        close.current();
      }
    };
    const restore = makeOthersInert(drawer);
    (drawer.querySelector<HTMLElement>(CLOSE) ?? drawer.querySelector('button'))?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      const isInside = drawer.contains(document.activeElement);
      restore();
      // A link in it leads to a page of its own, which takes the focus.
      if (opener instanceof HTMLElement && (isInside || document.activeElement === document.body)) {
        opener.focus();
      }
    };
  }, [isOpen]);
  return (
    <div
      ref={root}
      className={styles.drawer}
      {...(isOpen && {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': translate('header.drawer'),
      })}
    >
      {children}
    </div>
  );
}
