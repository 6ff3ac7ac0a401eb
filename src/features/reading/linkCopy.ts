import { createCopyAction } from '../../islands/clipboard';
import { announce, delegate, isPlainClick } from '../../islands';
import { translate } from '../../strings';
import './LinkCopy.css';

/** How long a heading says that its link was copied, in ms. */
const COPIED_MS = 2000;

/**
 * Copies the address of a heading when its `#` is activated, which goes on being a link. It says so
 * beside the heading, and aloud.
 */
export function startLinkCopy(): void {
  let copied: HTMLElement | null = null;
  const copy = createCopyAction(COPIED_MS, (state) => {
    if (state === 'idle') {
      copied?.removeAttribute('data-note');
    } else {
      const note = translate(`reading.link.${state}`);
      copied?.setAttribute('data-note', note);
      announce(note);
    }
  });
  delegate('click', 'a.hash-link', (link, event) => {
    if (link instanceof HTMLAnchorElement && isPlainClick(event)) {
      copied?.removeAttribute('data-note');
      copied = link;
      copy(link.href);
    }
  });
}
