import { sendEvent } from './sendEvent';

/** What a page says of itself in its head; `null`, as in spec 1.4, where it says nothing. */
function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

/** Reports the page (spec 5.2). */
function reportPage(): void {
  sendEvent('page_view', {
    page_title: document.title,
    page_location: window.location.pathname,
    productId: metaContent('mui:productId'),
    productCategoryId: metaContent('mui:productCategoryId'),
  });
}

/**
 * Reports the page that is shown, once, and again when the browser brings it back whole from its cache
 * (spec 5.2). Another hash or query is the same page.
 */
export function reportPageViews(): void {
  reportPage();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      reportPage();
    }
  });
}
