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
