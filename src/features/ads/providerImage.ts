import { createElement } from '../../dom';
import { eventLabelOf } from './eventLabel';
import styles from './ProviderImage.module.css';

/** Elements that the provider adds to the page with its ad (spec 4.4). */
const PLACEHOLDERS = '.ea-placement, #carbonads, .carbonads';

/** Target of a placeholder's link when the provider is out of ads. */
const BACKERS_PAGE = 'https://material-ui-next.com/discover-more/backers';

/**
 * The provider's ad in the image layout: its script, which draws the ad next to itself (spec 4.3).
 *
 * The spec rules out a sandboxed frame: the script is in the slot and its placeholder in the page,
 * where the looks and ad blockers find it. The policy (`src/features/security/build`) limits it
 * instead: scripts from its URL only, no inline handlers, no `eval`, pictures and requests only
 * to its host. Within the page it is unrestricted, but there is nothing of value to read: no
 * sign-in, and cookies hold two display settings. SRI would block its updates; Trusted Types are
 * off on sites with it, because it writes its ad as markup.
 */
export function createProviderImage(url: string): HTMLElement {
  // The provider's script finds its place in the page by this id.
  const script = createElement('script', { id: '_carbonads_js', async: '', src: url });
  const attributes = {
    class: styles.provider,
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': eventLabelOf('carbon', 'image'),
  };
  return createElement('div', attributes, createElement('div', {}, script));
}

/** Looks once for the provider's placeholder (spec 4.4); `out`: the provider is out of ads. */
export function lookForPlaceholder(root: ParentNode): 'look' | 'placeholder' | 'out' {
  const links = root.querySelectorAll<HTMLAnchorElement>(`:is(${PLACEHOLDERS}) a[href]`);
  if (
    [...links].some((link) => `${link.origin}${link.pathname}`.replace(/\/$/, '') === BACKERS_PAGE)
  ) {
    return 'out';
  }
  return root.querySelector(PLACEHOLDERS) ? 'placeholder' : 'look';
}
