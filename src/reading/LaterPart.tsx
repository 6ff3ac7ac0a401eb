import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './LaterPart.module.css';

/**
 * What no screen shows when a page begins. A page that is loaded has it at once. When a reader follows
 * a link, the page is shown without it and gets it right after: a long page would keep them waiting.
 * With a section in the address, and on the way back, there is no waiting either: the browser scrolls.
 */
export function LaterPart({ children }: { readonly children: ReactNode }): ReactNode {
  const isHydrated = useIsBrowser();
  const { action } = useHistory();
  const { hash } = useLocation();
  const [isShown, setIsShown] = useState(!isHydrated || action === 'POP');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setIsShown(true);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isShown || hash !== '' ? children : <div className={styles.place} />;
}
