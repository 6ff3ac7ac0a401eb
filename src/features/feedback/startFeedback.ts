import { delegate, fillElement } from '../../dom';
import { ISLAND_TAG, preloadIsland, wakeIsland } from '../../islands';
import { createStoredPreference, type Preference } from '../../preferences';
import { siteEnvironment } from '../../site/config';
import type { Rating } from './message';

/** A reader's rating of a page, stored in the browser (spec 6.2). */
export function createRatingPreference(page: string): Preference<Rating | 'none'> {
  return createStoredPreference(`feedback:${page}`, {
    values: ['none', 'yes', 'no'],
    fallback: 'none',
  });
}

/** Opens or closes the comment form below a heading. */
function toggleComment(button: HTMLElement): void {
  const { feedbackUrl: url } = siteEnvironment();
  const place = button.parentElement;
  const open = place?.querySelector(ISLAND_TAG);
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  if (isOpen && open?.querySelector('textarea[readonly]')) {
    // Still being sent: keep the form open.
    return;
  }
  open?.remove();
  button.setAttribute('aria-expanded', String(!isOpen));
  if (!isOpen) {
    const props = JSON.stringify({ url, section: button.dataset.commentOn });
    const attributes = { name: 'section-comment', on: 'load', props };
    place?.append(fillElement(document.createElement(ISLAND_TAG), attributes));
  }
}

/** Handles the comment buttons of sections, and shows the reader's stored rating of the page. */
export function startFeedback(): void {
  delegate('click', '[data-comment-on]', toggleComment);
  delegate('pointerover', '[data-comment-on]', () => preloadIsland('page-vote'));
  if (createRatingPreference(window.location.pathname).get() !== 'none') {
    void wakeIsland('page-vote');
  }
}
