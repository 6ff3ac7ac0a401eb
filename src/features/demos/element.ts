import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** A demo in a page; `startDemos` makes it work. */
export const DEMO_TAG = 'tp-demo';

/** Its code. An element of its own: React knows no `hidden="until-found"` for those of HTML. */
export const CODE_TAG = 'tp-demo-code';

type DemoAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to declare an element
  namespace JSX {
    interface IntrinsicElements {
      [DEMO_TAG]: DemoAttributes;
      [CODE_TAG]: Omit<DemoAttributes, 'hidden'> & { readonly hidden: 'until-found' | undefined };
    }
  }
}

/** How long the toolbar says what it has done, in ms (spec 3.4). */
export const SAID_MS = 1200;
