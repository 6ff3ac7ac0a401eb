import { createElement, drawLines, followPan } from '../../dom';
import { translate } from '../../strings';
import styles from './Picture.module.css';
import dialogStyles from './PictureDialog.module.css';

function drawIcon(d: string, size: number, className: string | undefined): SVGElement {
  const attributes = { width: size, height: size, 'stroke-width': 2, class: className };
  return drawLines(d, { viewBox: '0 0 24 24', ...attributes });
}

/** Shows an image in a dialog that Escape or any click closes, and then focuses `opener`. */
function openPicture(picture: HTMLImageElement, opener: HTMLElement): void {
  const { currentSrc: src, alt } = picture;
  const copy = createElement('img', { src, alt, class: dialogStyles.picture });
  const close = translate('reading.picture.close');
  const surface = createElement(
    'button',
    { type: 'button', class: dialogStyles.surface, 'aria-label': close },
    copy,
    drawIcon('m6 6 12 12M18 6 6 18', 24, dialogStyles.cross),
  );
  const label = alt || translate('reading.picture');
  const attributes = { class: dialogStyles.dialog, 'aria-label': label };
  const dialog = createElement('dialog', attributes, surface);
  dialog.addEventListener('click', () => dialog.close());
  // The page stays where it is. A rule with `:root:has()` would be matched at every change of a page.
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  dialog.addEventListener('close', () => {
    style.overflow = '';
    dialog.remove();
    // Safari does not focus a clicked button, so the dialog cannot return focus to it.
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  followPan(dialog, null);
  // Where it does not fit, it starts in the middle.
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = dialog;
  dialog.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
}

/** `<tp-picture>`: lets readers scroll and enlarge an image, except in links and films. */
export class PictureElement extends HTMLElement {
  connectedCallback(): void {
    const picture = this.querySelector('img');
    if (!picture || this.closest('a, tp-film')) {
      return;
    }
    const opener = createElement(
      'button',
      {
        type: 'button',
        class: styles.opener,
        'aria-label': translate('reading.picture.open'),
        'aria-describedby': picture.id,
        'aria-haspopup': 'dialog',
      },
      drawIcon('M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5', 18, styles.sign),
    );
    opener.addEventListener('click', () => openPicture(picture, opener));
    this.append(opener);
    followPan(this, null, picture);
  }
}
