import { delegate, ISLAND_TAG, preloadIsland, wakeIsland } from '../../islands';
import { createStoredPreference, type Preference } from '../../preferences';
import { siteEnvironment } from '../../site/config';
import type { Rating } from './submission';

/** The rating that a reader gave a page, remembered by the browser (spec 6.2). */
export function createRatingPreference(page: string): Preference<Rating | 'none'> {
  return createStoredPreference<Rating | 'none'>(`feedback:${page}`, {
    values: ['none', 'yes', 'no'],
    fallback: 'none',
  });
}

/** The name of the island that a section's button makes. */
const COMMENT_ISLAND = 'section-comment';

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
    island.setAttribute('name', COMMENT_ISLAND);
    island.setAttribute('on', 'load');
    island.setAttribute('props', JSON.stringify({ url, section: button.dataset.commentOn }));
    island.addEventListener('comment-closed', () => {
      button.setAttribute('aria-expanded', 'false');
      if (island.contains(document.activeElement)) {
        button.focus();
      }
    });
    place?.append(island);
  }
}

/** Answers the buttons for comments on sections, and shows the rating that the reader gave the page. */
export function startFeedback(): void {
  delegate('click', '[data-comment-on]', (button) => {
    toggleComment(button);
  });
  delegate('pointerover', '[data-comment-on]', () => {
    preloadIsland('page-vote');
  });
  if (createRatingPreference(window.location.pathname).get() !== 'none') {
    void wakeIsland('page-vote');
  }
}
