import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  matchRoutes as matchAll,
  renderRoutes as renderAll,
  type MatchedRoute,
  type RouteConfig,
} from 'react-router-config';
import { routesAt } from './routesAt';

/** In place of the router's function of this name: what matches an address, from the outermost route. */
export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  return matchAll(routesAt(routes, pathname), pathname);
}

interface Props {
  readonly routes: RouteConfig[];
  readonly given: Readonly<Record<string, unknown>>;
}

function RoutesHere({ routes, given }: Props): ReactNode {
  const { pathname } = useLocation();
  return renderAll(routesAt(routes, pathname), given);
}

/** In place of the router's function of this name: what stands at the address that is rendered. */
export function renderRoutes(routes: RouteConfig[], given = {}): ReactNode {
  return <RoutesHere routes={routes} given={given} />;
}
