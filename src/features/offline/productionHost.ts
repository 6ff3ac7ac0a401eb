/** What of a window decides whether the worker is registered. */
interface Place {
  readonly location: { readonly host: string };
  /** The window that frames this one; itself when none does. */
  readonly parent: unknown;
}

/**
 * Whether a window is where the worker belongs: on the production docs host, so that no preview or
 * local server is ever served from a cache, and not in a frame, which its page speaks for (spec 7.1).
 *
 * @param siteUrl the origin the site is published at
 */
export function isWorkerPlace(place: Place, siteUrl: string): boolean {
  return place.location.host === new URL(siteUrl).host && place.parent === place;
}
