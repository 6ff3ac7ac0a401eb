import { useEffect, useState, type RefObject } from 'react';

/** Code off the screen is not laid out, and as wide as its block until it is (`Code.module.css`). */
const LAID_OUT = 'contentvisibilityautostatechange';

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
    const look = () => {
      const pre = element.querySelector('pre');
      setIsWide(pre !== null && pre.scrollWidth > pre.clientWidth);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener(LAID_OUT, look, true);
    return () => {
      observer.disconnect();
      element.removeEventListener(LAID_OUT, look, true);
    };
  }, [block]);
  return isWide;
}
