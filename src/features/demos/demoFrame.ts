import clsx from 'clsx';
import { ISLAND_TAG } from '../../islands';
import styles from './Demo.module.css';

/** Calls back once a frame shows its demo, or whatever came in its place. */
function onDrawn(frame: HTMLIFrameElement, callback: () => void): void {
  const island = frame.contentDocument?.querySelector(ISLAND_TAG);
  if (!island || island.childElementCount > 0) {
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
 * @param stage where it will stand; `data-frame` is its height in px
 */
export function createFrame(title: string, address: string, stage: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = `${styles.frame} ${styles.loading}`;
  frame.addEventListener('load', () => {
    onDrawn(frame, () => {
      frame.className = clsx(styles.frame);
      const poster = stage.querySelector('button');
      if (poster && poster === document.activeElement) {
        frame.focus();
      }
      poster?.remove();
    });
  });
  frame.title = title;
  frame.height = String(stage.dataset.frame);
  frame.src = address;
  return frame;
}
