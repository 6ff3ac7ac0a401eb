import { useCallback, useRef } from 'react';
import type { CodeStyling } from '../preferences';
import { loadDemoFiles, styledDemoId, type DemoFile } from './registry';

/**
 * A demo's files in all its stylings, asked for once and when first needed. What failed to load is
 * asked for again the next time.
 *
 * @returns a function that gives the same promise each time
 */
export function useDemoFiles(
  id: string,
  stylings: readonly CodeStyling[],
): () => Promise<readonly DemoFile[]> {
  const requested = useRef<Promise<readonly DemoFile[]>>(null);
  return useCallback(() => {
    requested.current ??= Promise.all(
      stylings.map((styling) => loadDemoFiles(styledDemoId(id, styling))),
    ).then((lists) => lists.flat());
    const files = requested.current;
    files.catch(() => {
      requested.current = null;
    });
    return files;
  }, [id, stylings]);
}
