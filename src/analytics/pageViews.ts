import { useEffect } from 'react';
import { sendEvent } from './sendEvent';

/**
 * The page that was reported last. It outlives the component, because the layout is made anew when
 * a reader goes from one product to the other.
 */
let reportedPath: string | null = null;

/** What a page says of itself in its head; `null`, as in spec 1.4, where it says nothing. */
function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

function reportPage(path: string): void {
  reportedPath = path;
  sendEvent('page_view', {
    page_title: document.title,
    page_location: path,
    productId: metaContent('mui:productId'),
    productCategoryId: metaContent('mui:productCategoryId'),
  });
}

/**
 * Calls back when the head is that of the page just rendered.
 *
 * Docusaurus' head writes the title in an animation frame, and asks for a later one when a part of
 * the page renders again at once; the frame after that is safe. A hidden tab has no frames: the
 * title waits there until the reader comes back, and so does this.
 *
 * @returns what ends the wait
 */
function afterHeadSettles(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}

/**
 * Reports each page shown, once (spec 5.2): the first, each that a link, back or forward leads to,
 * and one that the browser brings back whole from its cache. Another hash or query is the same page.
 *
 * @param path the path of the page that is rendered
 */
export function usePageViews(path: string): void {
  useEffect(
    () =>
      afterHeadSettles(() => {
        if (path !== reportedPath) {
          reportPage(path);
        }
      }),
    [path],
  );
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) {
        reportPage(path);
      }
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [path]);
}
