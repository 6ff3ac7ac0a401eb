import { delegate, ISLAND_TAG, preloadIsland, wakeIsland } from '../../islands';
import { createStoredPreference, type Preference } from '../../preferences';
import { siteEnvironment } from '../../site/config';
import type { Rating } from './message';

/** The rating that a reader gave a page, remembered by the browser (spec 6.2). */
export function createRatingPreference(page: string): Preference<Rating | 'none'> {
  return createStoredPreference(`feedback:${page}`, {
    values: ['none', 'yes', 'no'],
    fallback: 'none',
  });
}

/** Opens a form for a comment below a heading, or closes it. */
function toggleComment(button: HTMLElement): void {
  const { feedbackUrl: url } = siteEnvironment();
  const place = button.parentElement;
  const open = place?.querySelector(ISLAND_TAG);
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  if (isOpen && open?.querySelector('textarea[readonly]')) {
    // Already being sent: ignore both sending and closing.
    return;
  }
  open?.remove();
  button.setAttribute('aria-expanded', String(!isOpen));
  if (!isOpen) {
    const island = document.createElement(ISLAND_TAG);
    island.setAttribute('name', 'section-comment');
    island.setAttribute('on', 'load');
    island.setAttribute('props', JSON.stringify({ url, section: button.dataset.commentOn }));
    place?.append(island);
  }
}

/** Answers the buttons for comments on sections, and shows the rating that the reader gave the page. */
export function startFeedback(): void {
  delegate('click', '[data-comment-on]', toggleComment);
  delegate('pointerover', '[data-comment-on]', () => {
    preloadIsland('page-vote');
  });
  if (createRatingPreference(window.location.pathname).get() !== 'none') {
    void wakeIsland('page-vote');
  }
}
