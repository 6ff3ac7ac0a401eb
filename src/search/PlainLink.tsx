import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the site. */
  readonly href: string;
  /** Called before the reader leaves, for a new tab too. */
  readonly onLeave?: () => void;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}

/**
 * A link inside the site. Docusaurus' own fetches the page behind each link that comes on the screen,
 * which is a lot for results that change with each letter.
 */
export function PlainLink({ href, onLeave, children, ...rest }: Props): ReactNode {
  const history = useHistory();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onLeave?.();
        if (isPlainClick(event)) {
          event.preventDefault();
          history.push(href);
        }
      }}
    >
      {children}
    </a>
  );
}
