import { useEffect, useState, type RefObject } from 'react';

interface SidewaysScroll {
  /** Whether the content is wider than its frame. */
  readonly isWide: boolean;
  /** Whether some of it is still to come in reading direction. */
  readonly hasMore: boolean;
}

const FITS: SidewaysScroll = { isWide: false, hasMore: false };

/** How an element that scrolls sideways stands; asked again when it scrolls or changes its size. */
export function useSidewaysScroll(frame: RefObject<HTMLElement | null>): SidewaysScroll {
  const [scroll, setScroll] = useState(FITS);
  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const measure = (): void => {
      const rest = element.scrollWidth - element.clientWidth;
      // Counted from the other side, and below zero, where text runs from right to left.
      const hasMore = rest - Math.abs(element.scrollLeft) > 1;
      const isWide = rest > 1;
      setScroll((old) =>
        old.isWide === isWide && old.hasMore === hasMore ? old : { isWide, hasMore },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [frame]);
  return scroll;
}
