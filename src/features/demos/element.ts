import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** A demo in a page; `startDemos` makes it work. */
export const DEMO_TAG = 'tp-demo';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to declare an element
  namespace JSX {
    interface IntrinsicElements {
      [DEMO_TAG]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
