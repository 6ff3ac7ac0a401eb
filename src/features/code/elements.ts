import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** A block of code with its bar. `startCode` makes its tools work. */
export const FRAME_TAG = 'tp-code';

/** The choices above a sample that exists in several versions. */
export const CHOICES_TAG = 'tp-choices';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to declare an element
  namespace JSX {
    interface IntrinsicElements {
      [FRAME_TAG]: ElementProps;
      [CHOICES_TAG]: ElementProps;
    }
  }
}
