import clsx from 'clsx';
import { eventLabelOf, LABELS } from './choices';
import styles from './ProviderImage.module.css';

/** The provider's script finds its own place in the page by this id. */
const SCRIPT_ID = '_carbonads_js';

/**
 * The provider's ad in the image layout: its script, which draws the ad beside itself (spec 4.3).
 *
 * A sandboxed frame would keep the script from reading and changing the page. It cannot be one: the
 * spec has the script in the slot and its placeholder in the page, where the looks and ad blockers
 * find it (spec 4.3, 4.4), and the script finds its own place by its id in the document it runs in.
 * What limits it instead:
 *
 * - It is in the page only where a maintainer set its address, and in four visits of five.
 * - The policy (`src/features/security/build`) lets scripts come from its address alone, and pictures and
 *   requests go to its host. Scripts that it adds from elsewhere are refused, as are inline handlers, `eval`,
 *   frames and forms to other hosts. What the script does itself in the page is not limited.
 * - Nothing of worth is there to be read: no sign-in, no account; cookies hold two choices of display.
 * - A page without ads is one variable away.
 *
 * A hash of the script (SRI) would stop every update of it and so every ad, and Trusted Types stay off
 * on sites with it, because it writes its ad as markup. The other layout runs no foreign code at all.
 *
 * @param url address of the provider's script
 */
export function createProviderImage(url: string): HTMLElement {
  const element = document.createElement('div');
  element.className = clsx(styles.provider);
  element.dataset.gaEventCategory = 'ad';
  element.dataset.gaEventAction = 'click';
  element.dataset.gaEventLabel = eventLabelOf(LABELS.provider, 'image');
  const place = document.createElement('div');
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = url;
  place.append(script);
  element.append(place);
  return element;
}

/** What the provider puts into the page with its ad (spec 4.4). */
const PLACEHOLDERS = '.ea-placement, #carbonads, .carbonads';

/** Where a placeholder's link leads when the provider has run out of ads. */
const BACKERS_PAGE = 'https://material-ui-next.com/discover-more/backers';

function leadsToBackers(link: HTMLAnchorElement): boolean {
  return `${link.origin}${link.pathname.replace(/\/$/, '')}` === BACKERS_PAGE;
}

/**
 * Looks once for the provider's placeholder (spec 4.4).
 *
 * @returns the event that the look amounts to; `look` when nothing is there
 */
export function lookForPlaceholder(root: ParentNode): 'placeholder' | 'backers' | 'look' {
  const links = root.querySelectorAll<HTMLAnchorElement>(`:is(${PLACEHOLDERS}) a[href]`);
  if (Array.from(links).some(leadsToBackers)) {
    return 'backers';
  }
  return root.querySelector(PLACEHOLDERS) ? 'placeholder' : 'look';
}
