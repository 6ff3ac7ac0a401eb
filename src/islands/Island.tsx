import { memo, type DetailedHTMLProps, type HTMLAttributes, type ReactNode } from 'react';
import { ISLAND_TAG, type Strategy } from './islandElement';

interface IslandAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  readonly name: string;
  readonly on: Strategy;
  /** JSON. */
  readonly props?: string;
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to declare an element
  namespace JSX {
    interface IntrinsicElements {
      [ISLAND_TAG]: IslandAttributes;
    }
  }
}

interface Props {
  /** What `src/browser.ts` calls it. */
  readonly name: string;
  readonly on: Strategy;
  /** What the live component gets: plain data. */
  readonly props?: object;
  readonly className?: string | undefined;
  /** What the page shows until the component is alive. */
  readonly children?: ReactNode;
}

/**
 * The place of a live React component in a page that React does not hydrate. See `islandElement.ts`.
 *
 * In development the page around it is drawn by React, too, which must not touch the content once the
 * component is alive; so it is never drawn again, and other props make another element.
 */
export const Island = memo(
  function Island({ name, on, props, className, children }: Props): ReactNode {
    const json = props && JSON.stringify(props);
    // In a browser React is alive around the part, so what it draws here would answer presses, too.
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
