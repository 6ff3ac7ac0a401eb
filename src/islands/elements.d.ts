import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Strategy } from './islandElement';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

type PlainTag = 'ad' | 'choices' | 'code' | 'film' | 'not-found' | 'picture' | 'table' | 'toc';

/** The site's custom elements in JSX; demos', which take attributes, are declared there. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<`tp-${PlainTag}`, ElementProps> {
      /** `props` is JSON. */
      'tp-island': ElementProps & { readonly name: string; readonly on: Strategy; props?: string };
    }
  }
}
