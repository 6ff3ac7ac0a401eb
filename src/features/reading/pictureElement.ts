import { createElement, drawLines } from '../../dom';
import { translate } from '../../strings';
import styles from './Picture.module.css';
import dialogStyles from './PictureDialog.module.css';

/** How many times wider than shown an image must be to be worth enlarging. */
const MIN_ENLARGEMENT = 1.15;

/** Images up to this size, in px, are icons and cannot be enlarged. */
const ICON_LIMIT = 120;

function drawIcon(d: string, size: number, className: string | undefined): SVGElement {
  const attributes = { width: size, height: size, 'stroke-width': 2, class: className };
  return drawLines(d, { viewBox: '0 0 24 24', ...attributes });
}

/** Shows an image in a dialog that Escape or any click closes, and then focuses `opener`. */
function openPicture(picture: HTMLImageElement, opener: HTMLElement): void {
  const { currentSrc: src, alt, naturalWidth, naturalHeight } = picture;
  const copy = createElement('img', { src, alt, class: dialogStyles.picture });
  copy.style.setProperty('--picture-width', `${naturalWidth}px`);
  copy.style.setProperty('--picture-ratio', String(naturalWidth / naturalHeight));
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
  dialog.addEventListener('close', () => {
    dialog.remove();
    // Safari does not focus a clicked button, so the dialog cannot return focus to it.
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** `<tp-picture>`: lets readers enlarge a scaled-down image, except in links and films. */
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
    const measure = (): void => {
      const { naturalWidth, clientWidth } = picture;
      if (clientWidth < ICON_LIMIT || naturalWidth <= MIN_ENLARGEMENT * clientWidth) {
        opener.remove();
      } else if (!opener.isConnected) {
        this.append(opener);
      }
    };
    new ResizeObserver(measure).observe(picture);
    picture.addEventListener('load', measure);
  }
}
