import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';

/** Opens an element as a modal dialog, and closes it when the reader goes to another place. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const { pathname, hash } = useLocation();
  const place = useRef(pathname + hash);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  useEffect(() => {
    if (place.current !== pathname + hash) {
      onClose();
    }
  }, [pathname, hash, onClose]);
  return ref;
}
