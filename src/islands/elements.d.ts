import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The site's custom elements in JSX. Islands and demos, which take attributes, declare their own. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tp-ad': ElementProps;
      'tp-choices': ElementProps;
      'tp-code': ElementProps;
      'tp-film': ElementProps;
      'tp-not-found': ElementProps;
      'tp-picture': ElementProps;
      'tp-table': ElementProps;
      'tp-toc': ElementProps;
    }
  }
}
