import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Strategy } from './islandElement';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

type PlainTag =
  'ad' | 'choices' | 'code' | 'demo' | 'film' | 'not-found' | 'picture' | 'table' | 'toc';

/** Hidden text that find-in-page finds; React knows `hidden="until-found"` on custom elements only. */
type SearchableProps = Omit<ElementProps, 'hidden'> & {
  readonly hidden: 'until-found' | undefined;
};

/** The site's custom elements in JSX. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<`tp-${PlainTag}`, ElementProps> {
      /** `props` is JSON. */
      'tp-island': ElementProps & { readonly name: string; readonly on: Strategy; props?: string };
      'tp-demo-code': SearchableProps;
      'tp-fold': SearchableProps;
      'tp-panel': SearchableProps;
    }
  }
}
