import type { RouteConfig } from 'react-router-config';
import { comparedAddress } from '../comparedAddress';

/** A route, and where it stands in its list. */
interface Placed {
  readonly place: number;
  readonly route: RouteConfig;
}

/** What of a list of routes is looked at for an address. */
interface Sorted {
  /** Pages, by their address. */
  readonly pages: ReadonlyMap<string, readonly Placed[]>;
  /** Routes with routes below them, and those whose path is a pattern. */
  readonly others: readonly Placed[];
}

const known = new WeakMap<readonly RouteConfig[], Sorted>();

/** What path-to-regexp reads as part of a pattern. */
const PATTERN = /[\\*:()+?[\]{}|^$]/;

/** The address that a route alone is at, or `null` when it is to be matched. */
function pageAddress({ path, exact, strict, sensitive, routes }: RouteConfig): string | null {
  const isPage = exact === true && strict !== true && sensitive !== true && !routes;
  return isPage && typeof path === 'string' && !PATTERN.test(path) ? comparedAddress(path) : null;
}

function sort(routes: readonly RouteConfig[]): Sorted {
  const pages = new Map<string, Placed[]>();
  const others: Placed[] = [];
  routes.forEach((route, place) => {
    const address = pageAddress(route);
    const placed = address === null ? others : (pages.get(address) ?? []);
    placed.push({ place, route });
    if (address !== null) {
      pages.set(address, placed);
    }
  });
  return { pages, others };
}

/**
 * The routes that can match an address, in their order: of a thousand pages in a list it is one. The
 * router looks at each of a list's routes, for each page that is written (spec 9).
 *
 * @param routes of Docusaurus; a list is looked through once, so it must not change
 * @param pathname the address, as the router is given it
 */
export function routesAt(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  const sorted = known.get(routes) ?? sort(routes);
  known.set(routes, sorted);
  return [...sorted.others, ...(sorted.pages.get(comparedAddress(pathname)) ?? [])]
    .sort((one, other) => one.place - other.place)
    .map(({ route }) =>
      route.routes ? { ...route, routes: routesAt(route.routes, pathname) } : route,
    );
}
