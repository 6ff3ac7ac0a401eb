import { holdInPlace } from '../../islands';
import { translate } from '../../strings';

const OPEN = 'data-open';

function setOpen(block: Element, button: Element, isOpen: boolean): void {
  block.toggleAttribute(OPEN, isOpen);
  button.setAttribute('aria-expanded', String(isOpen));
  const count = String(block.querySelectorAll('.token-line').length);
  button.textContent = translate(isOpen ? 'code.fold.close' : 'code.fold.open', { count });
}

/** Opens or folds the block before a button; what the reader looks at stays where it is. */
export function toggleFold(button: HTMLElement): void {
  const block = button.previousElementSibling as Element;
  const isOpen = block.hasAttribute(OPEN);
  if (isOpen) {
    holdInPlace(button, () => setOpen(block, button, false));
  } else {
    setOpen(block, button, true);
  }
}

/**
 * Opens a folded block when something leads inside: the browser's own search, a link to a text, a selection.
 * Browsers scroll what they show to the reader, and readers cannot scroll a folded block themselves.
 */
export function openWhatIsLedTo(): void {
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const button = target instanceof Element ? target.nextElementSibling : null;
      if (
        target instanceof Element &&
        target.scrollTop > 0 &&
        button?.matches('[data-code-tool="fold"][aria-expanded="false"]')
      ) {
        const hidden = target.scrollTop;
        setOpen(target, button, true);
        target.scrollTop = 0;
        window.scrollBy({ top: hidden, behavior: 'instant' });
      }
    },
    { capture: true, passive: true },
  );
}
