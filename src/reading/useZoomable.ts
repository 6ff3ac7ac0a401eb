import { useEffect, useState, type RefObject } from 'react';

/** A picture is worth opening when it was made this much wider than it is shown. */
const WORTHWHILE = 1.15;

/** Icons and marks in a line of text are as large as they are meant to be; in px. */
const SMALLEST = 120;

/**
 * The picture inside an element, when it is shown clearly smaller than it is and is no link already;
 * it is asked again when its size changes, and when it has come.
 */
export function useZoomable(frame: RefObject<HTMLElement | null>): HTMLImageElement | null {
  const [zoomable, setZoomable] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    const picture = frame.current?.querySelector('img');
    if (!picture || picture.closest('a')) {
      return undefined;
    }
    const measure = (): void => {
      const { naturalWidth, clientWidth } = picture;
      const isSmaller = clientWidth >= SMALLEST && naturalWidth > WORTHWHILE * clientWidth;
      setZoomable(isSmaller ? picture : null);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(picture);
    picture.addEventListener('load', measure);
    return () => {
      observer.disconnect();
      picture.removeEventListener('load', measure);
    };
  }, [frame]);
  return zoomable;
}
