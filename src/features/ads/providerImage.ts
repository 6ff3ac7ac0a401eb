import clsx from 'clsx';
import { eventLabelOf } from './eventLabel';
import type { Finding } from './machine';
import styles from './ProviderImage.module.css';

/** What the provider puts into the page with its ad (spec 4.4). */
const PLACEHOLDERS = '.ea-placement, #carbonads, .carbonads';

/** Where a placeholder's link leads when the provider has run out of ads. */
const BACKERS_PAGE = 'https://material-ui-next.com/discover-more/backers';

/**
 * The provider's ad in the image layout: its script, which draws the ad beside itself (spec 4.3).
 *
 * It cannot run in a sandboxed frame: the spec has it in the slot and its placeholder in the page, where the looks
 * and ad blockers find it. What limits it is the policy (`src/features/security/build`): scripts from its address
 * alone, no inline handlers, no `eval`, pictures and requests only to its host. What it does in the page itself is
 * not limited, but there is nothing of worth to be read: no sign-in, and cookies hold two choices of display. A hash
 * of the script (SRI) would stop each update of it, and Trusted Types are off on sites with it, because it writes
 * its ad as markup.
 */
export function createProviderImage(url: string): HTMLElement {
  const element = document.createElement('div');
  element.className = clsx(styles.provider);
  element.dataset.gaEventCategory = 'ad';
  element.dataset.gaEventAction = 'click';
  element.dataset.gaEventLabel = eventLabelOf('carbon', 'image');
  const place = document.createElement('div');
  const script = document.createElement('script');
  // The provider's script finds its own place in the page by this id.
  script.id = '_carbonads_js';
  script.async = true;
  script.src = url;
  place.append(script);
  element.append(place);
  return element;
}

/** Looks once for the provider's placeholder (spec 4.4). */
export function lookForPlaceholder(root: ParentNode): Finding {
  const links = root.querySelectorAll<HTMLAnchorElement>(`:is(${PLACEHOLDERS}) a[href]`);
  if (
    [...links].some((link) => `${link.origin}${link.pathname}`.replace(/\/$/, '') === BACKERS_PAGE)
  ) {
    return 'out';
  }
  return root.querySelector(PLACEHOLDERS) ? 'placeholder' : 'look';
}
