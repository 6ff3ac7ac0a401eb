import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a block's code is wider than the block. It is asked again when the block's size changes,
 * being shown after it was hidden in a tab or a group included.
 */
export function useOverflow(block: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = block.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const pre = element.querySelector('pre');
      setIsWide(pre !== null && pre.scrollWidth > pre.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [block]);
  return isWide;
}
