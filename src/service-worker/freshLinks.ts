/** A click as far as it tells where it leads. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey' | 'target'
>;

/**
 * The address that a click leads to inside the site, when it would be a page of this build shown
 * without a request: a tab that may not reload, one of two for instance, loads it instead, so that
 * the reader sees the page as it is published (spec 7.3).
 *
 * @param siteRoot the site's own address, such as `https://mui.com/toolpad/`
 * @returns `null` for clicks that are none, or that the browser handles by itself
 */
export function freshAddress(click: Click, location: Location, siteRoot: string): string | null {
  const isPlain = !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
  if (click.defaultPrevented || click.button !== 0 || !isPlain) {
    return null;
  }
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  const staysHere = link?.target === '' || link?.target === '_self';
  if (!link || !staysHere || link.hasAttribute('download') || !link.href.startsWith(siteRoot)) {
    return null;
  }
  return link.pathname === location.pathname ? null : link.href;
}
