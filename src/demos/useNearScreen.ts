import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Tells when an element comes near the screen, once and for all.
 *
 * @param margin how far from the screen's edge still counts as near, in px
 */
export function useNearScreen<Element extends HTMLElement>(
  margin: number,
): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setIsNear(true);
        }
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isNear, margin]);
  return [ref, isNear];
}
