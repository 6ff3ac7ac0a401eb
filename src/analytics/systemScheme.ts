import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK_SYSTEM);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

function getScheme(): ColorScheme {
  return window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

/** The colour scheme that the reader's system asks for, live (spec 5.6). */
export function useSystemScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, getScheme, () => 'light');
}
