import { memo, type ReactNode } from 'react';
import type { Strategy } from './islandElement';

interface Props {
  /** Key of `ISLANDS` in `src/browser.ts`. */
  readonly name: string;
  readonly on: Strategy;
  /** Plain data. */
  readonly props?: object;
  readonly className?: string | undefined;
  /** Content until the island has mounted. */
  readonly children?: ReactNode;
}

/**
 * A place for a component in a page that React does not hydrate (`islandElement.ts`). In
 * development, React renders the page too and must leave mounted content alone: the element never
 * re-renders, and new props create a new one.
 */
export const Island = memo(
  function Island({ name, on, props, className, children }: Props): ReactNode {
    const json = props && JSON.stringify(props);
    // Where React runs in the browser (development), the placeholder's handlers would work.
    const isInteractive = on === 'interaction' && typeof window !== 'undefined';
    return (
      <tp-island
        key={json}
        name={name}
        on={isInteractive ? 'load' : on}
        {...(json !== undefined && { props: json })}
        {...(className !== undefined && { className })}
      >
        {isInteractive ? null : children}
      </tp-island>
    );
  },
  (before, after) =>
    before.name === after.name && JSON.stringify(before.props) === JSON.stringify(after.props),
);
