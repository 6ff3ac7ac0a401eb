import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** A demo in a page; defined by `startDemos`. */
export const DEMO_TAG = 'tp-demo';

/** A custom element, because React doesn't support `hidden="until-found"` on HTML elements. */
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

/** How long the toolbar shows a confirmation, in ms (spec 3.4). */
export const SAID_MS = 1200;
