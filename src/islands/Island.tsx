import { memo, type ReactNode } from 'react';
import type { Strategy } from './islandElement';

interface Props {
  /** The key in `src/browser.ts`. */
  readonly name: string;
  readonly on: Strategy;
  /** The component's props: plain data. */
  readonly props?: object;
  readonly className?: string | undefined;
  /** What the page shows until the island has mounted. */
  readonly children?: ReactNode;
}

/**
 * The place of a React component in a page that React does not hydrate. See `islandElement.ts`.
 *
 * In development React renders the surrounding page too, and must not touch the content once the island
 * has mounted: the element is never re-rendered, and new props create a new element.
 */
export const Island = memo(
  function Island({ name, on, props, className, children }: Props): ReactNode {
    const json = props && JSON.stringify(props);
    // In the browser React is running around the island, so event handlers of what it renders here
    // would work.
    const isAnswered = on === 'interaction' && typeof window !== 'undefined';
    return (
      <tp-island
        key={json}
        name={name}
        on={isAnswered ? 'load' : on}
        {...(json !== undefined && { props: json })}
        {...(className !== undefined && { className })}
      >
        {isAnswered ? null : children}
      </tp-island>
    );
  },
  (before, after) =>
    before.name === after.name && JSON.stringify(before.props) === JSON.stringify(after.props),
);
