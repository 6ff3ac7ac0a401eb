import { memo, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

/** Keeps what the router tells its parts for as long as they show the same address. */
function SteadyRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const told = useContext(RouterContext);
  const [steady, setSteady] = useState(told);
  if (steady.location !== told.location) {
    setSteady(told);
  }
  return <RouterContext value={steady}>{children}</RouterContext>;
}

/** What a router gives its routes anew whenever an address changes; it follows from the location. */
const GIVEN_ANEW: ReadonlySet<string> = new Set(['match', 'computedMatch']);

/**
 * A component of a route that is rendered again when its location, route or content is another.
 *
 * When a reader follows a link, Docusaurus shows the old page until the new one has come; the router
 * yet renders each route on the way to it and tells every link in it that something changed. A long
 * page would be rendered as a whole, for nothing, while the reader waits.
 */
export function steadyRoute<Props extends object>(
  Component: (props: Props) => ReactNode,
): ComponentType<Props> {
  const Steady = memo(
    (props: Props): ReactNode => <Component {...props} />,
    (before, now) =>
      Object.keys({ ...before, ...now }).every(
        (name) => GIVEN_ANEW.has(name) || before[name as keyof Props] === now[name as keyof Props],
      ),
  );
  Steady.displayName = `Steady(${Component.name})`;
  return function SteadyRoute(props: Props): ReactNode {
    return (
      <SteadyRouter>
        <Steady {...props} />
      </SteadyRouter>
    );
  };
}
