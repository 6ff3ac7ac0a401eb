import clsx from 'clsx';
import { ISLAND_TAG } from '../../islands';
import styles from './Demo.module.css';

/** Calls back once the demo in a document is drawn. */
function onDrawn(island: Element, callback: () => void): void {
  if (island.childElementCount > 0) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(island, { childList: true });
}

/**
 * A demo in its own document: its media queries, portals and address stay inside. It is not painted
 * before the demo is drawn, because it is white in dark mode too until then; the picture in its place goes
 * then.
 *
 * @param stage its parent
 * @param onMissing called, after the frame is removed, if the response was not a demo's document
 */
export function createFrame(
  title: string,
  address: string,
  stage: HTMLElement,
  onMissing: () => void,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = `${styles.frame} ${styles.loading}`;
  frame.addEventListener('load', () => {
    const island = frame.contentDocument?.querySelector(ISLAND_TAG);
    if (!island) {
      frame.remove();
      onMissing();
      return;
    }
    onDrawn(island, () => {
      frame.className = clsx(styles.frame);
      const poster = stage.querySelector(':scope > button');
      if (poster && poster === document.activeElement) {
        frame.focus();
      }
      poster?.remove();
    });
  });
  frame.title = title;
  frame.src = address;
  return frame;
}
