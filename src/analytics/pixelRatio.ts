import { useSyncExternalStore } from 'react';

function queryOfNow(): MediaQueryList {
  return window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
}

/** A query only tells that the ratio is no longer what it was, so each change asks a new one. */
function subscribe(listener: () => void): () => void {
  let query = queryOfNow();
  const onChange = (): void => {
    query.removeEventListener('change', onChange);
    query = queryOfNow();
    query.addEventListener('change', onChange);
    listener();
  };
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** To two places, because zooming gives ratios such as 1.100000023841858. */
function getRatio(): number {
  return Math.round(window.devicePixelRatio * 100) / 100;
}

/** Device pixels to a CSS pixel, live: zoom changes it, and a move to another screen (spec 5.6). */
export function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, getRatio, () => 1);
}
